import * as calls from '@prostuti/contract/staff'
import * as messages from '@prostuti/text/all-messages'
import { formatDate } from '@prostuti/text/dates'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { registerStaffCall, registerStaffWrite } from '../staff/index.ts'
import { beginStaffJob, dayFileName } from '../staff-jobs/index.ts'
import { requireWholeCentre } from '../statement/index.ts'
import { countCash, explain } from './change-day.ts'
import { askClose, closeDay, declineClose } from './close-day.ts'
import { addLedgerExport, ledgerExportKind } from './export-ledger-job.ts'
import { listDays } from './list-days.ts'
import { listLedger } from './list-ledger.ts'
import { readDay, spanOf } from './read-day.ts'

const resource = 'day'

/** The end of each day: what came, against the ledger, counted, explained and closed by two. */
export function dayEndRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerStaffCall(app, deps, calls.listDayEnds, ({ query: { before }, member }) => {
    requireWholeCentre(member)
    return listDays(db, { before })
  })
  registerStaffCall(app, deps, calls.readDayEnd, async ({ params: { day }, member, now }) => ({
    // Of one moment: a payment that is booked between two looks would make them differ.
    day: await db.transaction((tx) => readDay(tx, { day, member, now }), {
      ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
    }),
  }))
  registerStaffWrite(app, deps, calls.countCash, async (tx, { params: { day }, body, member, now }) => {
    const { branch_id: branchId, notes } = body
    const total = await countCash(tx, { day, member, now, branchId, notes })
    const after = { branch_id: branchId, total_paisa: total }
    const answer = { day: await readDay(tx, { day, member, now }) }
    return { answer, resource, resourceId: day, action: 'cash_counted', after }
  })
  registerStaffWrite(app, deps, calls.explainDay, async (tx, { params: { day }, body, member, now }) => {
    const before = await explain(tx, { day, member, now, ...body })
    const answer = { day: await readDay(tx, { day, member, now }) }
    return {
      ...{ answer, resource, resourceId: day, action: 'day_explained' },
      ...{ before: { about: body.about, words: before }, after: { about: body.about, words: body.words } },
    }
  })
  registerStaffWrite(app, deps, calls.askDayClose, async (tx, { params: { day }, body, member, now }) => {
    await askClose(tx, { day, member, now, words: body.words || null })
    const answer = { day: await readDay(tx, { day, member, now }) }
    return { answer, resource, resourceId: day, action: 'day_close_asked' }
  })
  registerStaffWrite(app, deps, calls.declineDayClose, async (tx, { params: { day }, body, member, now }) => {
    await declineClose(tx, { day, member, now, words: body.words })
    const answer = { day: await readDay(tx, { day, member, now }) }
    return { answer, resource, resourceId: day, action: 'day_close_declined', reason: body.words }
  })
  registerStaffWrite(app, deps, calls.closeDay, async (tx, { params: { day }, member, now }) => {
    const shown = await closeDay(tx, { day, member, now })
    const came = shown.ways.reduce((sum, way) => sum + way.came_paisa, 0)
    const back = shown.ways.reduce((sum, way) => sum + way.back_paisa, 0)
    const after = { came_paisa: came, back_paisa: back }
    return { answer: { day: shown }, resource, resourceId: day, action: 'day_closed', after }
  })
  ledgerRoutes(app, deps)
}

function ledgerRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  addLedgerExport(deps.jobKinds)
  registerStaffCall(app, deps, calls.listLedger, ({ query, member }) => {
    requireWholeCentre(member)
    return listLedger(db, query)
  })
  registerStaffWrite(app, deps, calls.exportLedger, async (tx, { body: { from, to }, member, locale, now }) => {
    requireWholeCentre(member)
    if (to < from) throw invalidFields({ to: messages.error_field_invalid_choice({}, { locale }) })
    const title = messages.office_ledger_job(
      { from: formatDate(spanOf(from).start, locale), to: formatDate(spanOf(to).start, locale) },
      { locale },
    )
    const fileName = dayFileName('ledger', now, 'csv')
    const input = { from, to, list: '/day-end' }
    const job_id = await beginStaffJob(tx, { kind: ledgerExportKind, title, staffId: member.id, input, fileName, now })
    return { answer: { job_id }, resource: 'ledger', resourceId: `${from}/${to}`, action: 'ledger_exported' }
  })
}
