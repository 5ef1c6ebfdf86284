import * as calls from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { bringStatement, stored } from './bring-statement.ts'
import { matchLine, reopenLine, settleLine } from './decide-line.ts'
import { dropStatement } from './drop-statement.ts'
import { findStatement, holdStatement } from './find-statement.ts'
import { matchOpenLines } from './match-open-lines.ts'
import { listLines, readStatementLines } from './present-lines.ts'
import { listStatements, presentStatement } from './present-statement.ts'
import { readFees } from './read-fees.ts'
import { requireWholeCentre } from './require-whole-centre.ts'
import type { StatementMapping } from './rules/statement-fields.ts'
import { takeStatement } from './take-statement.ts'

const { statementFile, statementLine } = tables

const resource = 'statement'

/** What gateways say they took, beside what we say. */
export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  fileRoute(app, deps)
  statementFileRoutes(app, deps)
  statementLineRoutes(app, deps)
}

function statementFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerStaffCall(app, deps, calls.listStatements, ({ query: { provider, before }, member }) => {
    requireWholeCentre(member)
    return listStatements(db, { provider, before })
  })
  registerStaffCall(app, deps, calls.readStatementFees, ({ query, member }) => {
    requireWholeCentre(member)
    return readFees(db, query.provider)
  })
  registerStaffCall(app, deps, calls.readStatement, async ({ params, member }) => {
    requireWholeCentre(member)
    return { statement: await presentStatement(db, await findStatement(db, params.id)) }
  })
  registerStaffWrite(app, deps, calls.mapStatement, async (tx, { params: { id }, body, member }) => {
    requireWholeCentre(member)
    const { mapping: before } = await holdStatement(tx, { id, state: 'open' })
    const mapping: StatementMapping = {
      ...{ headerRow: body.header_row, columns: body.columns as StatementMapping['columns'] },
      ...{ dayOrder: body.day_order, defaultKind: body.default_kind },
    }
    await tx
      .update(statementFile)
      .set({ mapping: stored(mapping) })
      .where(eq(statementFile.id, id))
    return {
      answer: { statement: await presentStatement(tx, await findStatement(tx, id)) },
      ...{ resource, resourceId: id, before: { mapping: before }, after: { mapping: stored(mapping) } },
    }
  })
  registerStaffWrite(app, deps, calls.takeStatement, async (tx, { params: { id }, body, member, locale, now }) => {
    requireWholeCentre(member)
    const taking = { id, withoutFaulty: body.without_faulty, staffId: member.id, locale, now }
    const taken = await takeStatement(tx, taking)
    return {
      answer: { statement: await presentStatement(tx, await findStatement(tx, id)) },
      ...{ resource, resourceId: id, action: 'statement_taken', detail: taken },
    }
  })
  registerStaffWrite(app, deps, calls.dropStatement, async (tx, { params: { id }, member }) => {
    requireWholeCentre(member)
    const { name, lines } = await dropStatement(tx, id)
    return { answer: { id }, resource, resourceId: id, action: 'statement_dropped', before: { file: name, lines } }
  })
  registerStaffWrite(app, deps, calls.rematchStatements, async (tx, { body: { provider }, member }) => {
    requireWholeCentre(member)
    const answer = await matchOpenLines(tx, provider)
    return { answer, resource, resourceId: provider, action: 'statement_rematched', detail: answer }
  })
}

function statementLineRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerStaffCall(app, deps, calls.listStatementLines, ({ query, member }) => {
    requireWholeCentre(member)
    return listLines(db, query)
  })
  const decided = async (tx: Transaction, id: number) => {
    const [line] = await readStatementLines(tx, eq(statementLine.id, id))
    return { answer: { line: line! }, resource: 'statement_line', resourceId: id }
  }
  registerStaffWrite(app, deps, calls.matchStatementLine, async (tx, { params: { id }, body: ours, member, now }) => {
    requireWholeCentre(member)
    const { state } = await matchLine(tx, { id, staffId: member.id, now, ours })
    const after = { state: 'matched', [ours.kind]: ours.id }
    return { ...(await decided(tx, id)), action: 'statement_line_matched', before: { state }, after }
  })
  registerStaffWrite(app, deps, calls.settleStatementLine, async (tx, { params: { id }, body, member, now }) => {
    requireWholeCentre(member)
    const { state } = await settleLine(tx, { id, staffId: member.id, now, words: body.words })
    const after = { state: 'settled' }
    return {
      ...(await decided(tx, id)),
      action: 'statement_line_settled',
      before: { state },
      after,
      reason: body.words,
    }
  })
  registerStaffWrite(app, deps, calls.reopenStatementLine, async (tx, { params: { id }, member }) => {
    requireWholeCentre(member)
    const { state } = await reopenLine(tx, { id })
    const written = await decided(tx, id)
    const after = { state: written.answer.line.state }
    return { ...written, action: 'statement_line_reopened', before: { state }, after }
  })
}

/** What takes bytes has a scope of its own, so that no other call takes them. */
function fileRoute(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: calls.statementBytes },
      (_request, bytes, done) => done(null, bytes),
    )
    registerStaffWrite(scope, deps, calls.uploadStatement, async (tx, { request, query, member, locale, now }) => {
      requireWholeCentre(member)
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const id = await bringStatement(tx, { ...query, file, staffId: member.id, locale, now })
      const after = { provider: query.provider, file: query.name, bytes: file.length }
      return { answer: { id }, resource, resourceId: id, action: 'statement_brought', after }
    })
  })
}
