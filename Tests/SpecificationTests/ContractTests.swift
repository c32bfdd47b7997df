import Foundation
import Specification
import Testing
import WorkbenchKit

/// The specification, over all patterns and clauses.
@MainActor
@Suite struct `Specification` {
  private let areProofsLong =
    ProcessInfo.processInfo.environment["SPECIFICATION_PROOFS"] == "long"

  @Test(arguments: Pattern.all, Clause.all)
  func `holds in every pattern`(
    pattern: Pattern, clause: Clause
  ) async throws {
    try await record { try await clause.check(Stage(pattern)) }
  }

  @Test(arguments: Clause.all)
  func `holds in MVVM that reads again, but for R8`(
    clause: Clause
  ) async throws {
    let isMet = await holds(clause, in: .refetchingMVVM)

    #expect(isMet == (clause.id != "R8"))
  }

  // Home and the screens that a saboteur spoils are held to their clauses; all
  // are with SPECIFICATION_PROOFS=long. One saboteur at a time, and with a
  // pause after each clause, for other tests want the main actor, too.
  @Test(.serialized, arguments: Pattern.all, Saboteur.all)
  func `notices a saboteur`(pattern: Pattern, saboteur: Saboteur) async {
    let spoiled = saboteur.spoiling(pattern)
    let screens = Set(saboteur.failingClauses.map { $0.first }).union(["H"])
    var failing: Set<Clause.ID> = []
    for clause in Clause.all
    where areProofsLong || screens.contains(clause.id.first) {
      if await !holds(clause, in: spoiled) {
        failing.insert(clause.id)
      }
      await Task.yield()
    }

    #expect(failing == saboteur.failingClauses)
  }

  @Test func `has no clause that no saboteur can fail`() {
    let failing = Saboteur.all.reduce(into: Set<Clause.ID>()) {
      $0.formUnion($1.failingClauses)
    }

    #expect(failing == Set(Clause.all.map(\.id)))
  }

  @Test func `has each ID once`() {
    let ids = Clause.all.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 46)
  }

  private func holds(_ clause: Clause, in pattern: Pattern) async -> Bool {
    do {
      try await clause.check(Stage(pattern))
      return true
    } catch {
      return false
    }
  }

  /// Records a clause that is not met at the line that has found it so.
  private func record(_ check: () async throws -> Void) async throws {
    do {
      try await check()
    } catch let unmet as Unmet {
      Issue.record(
        unmet,
        sourceLocation: SourceLocation(
          fileID: unmet.fileID, filePath: unmet.filePath, line: unmet.line,
          column: unmet.column))
    }
  }
}
