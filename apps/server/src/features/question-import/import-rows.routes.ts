import {
  changeImportRows,
  listImportRows,
  mendImportRow,
  readImportRow,
  rewordImportRow,
} from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { findImport, findWorkable } from './find-import.ts'
import { changeRows } from './rows/change-rows.ts'
import { countRows } from './rows/count-rows.ts'
import { listRows } from './rows/list-rows.ts'
import { mendRow, withFields } from './rows/mend-row.ts'
import { findRow, presentRow } from './rows/present-row.ts'
import { reword } from './rows/reword.ts'

/** The questions of a file, looked through and mended. */
export function importRowRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const resource = 'question_import'

  registerStaffCall(app, deps, listImportRows, async ({ params: { id }, query, member }) => {
    await findImport(db, { id, member })
    return listRows(db, { importId: id, ...query })
  })
  registerStaffCall(app, deps, readImportRow, async ({ params: { id, number }, member, now }) => {
    await findImport(db, { id, member })
    return presentRow(db, await findRow(db, { importId: id, number }), { member, now })
  })

  registerStaffWrite(app, deps, mendImportRow, async (tx, { params, body, member, now, locale }) => {
    const { id, number } = params
    const { revision, fields } = body
    await findWorkable(tx, { id, member })
    const change = { importId: id, number, revision, locale }
    const row = await mendRow(tx, { ...change, change: (before) => withFields(before, fields) })
    return {
      answer: await presentRow(tx, row, { member, now }),
      resource,
      resourceId: id,
      action: 'import_mended',
      // What was mended, not what it says now: the audit is read by more people than keys are.
      after: { row: number, mended: Object.keys(fields) },
    }
  })
  registerStaffWrite(app, deps, rewordImportRow, async (tx, { params, body, member, now, locale }) => {
    const { id, number } = params
    const { revision, to, words } = body
    await findWorkable(tx, { id, member })
    const change = { importId: id, number, revision, locale }
    const row = await mendRow(tx, {
      ...change,
      change: ({ reading, lines }) => reword(reading, lines, { to, only: words }),
    })
    const after = { row: number, words: to }
    return {
      answer: await presentRow(tx, row, { member, now }),
      resource,
      resourceId: id,
      action: 'import_mended',
      after,
    }
  })
  registerStaffWrite(app, deps, changeImportRows, async (tx, { params: { id }, body, member, locale }) => {
    await findWorkable(tx, { id, member })
    const changed = await changeRows(tx, { importId: id, asked: body, locale })
    return {
      answer: { changed, counts: await countRows(tx, id) },
      resource,
      resourceId: id,
      action: 'import_mended',
      after: { action: body.action, rows: JSON.stringify(body.rows), changed },
    }
  })
}
