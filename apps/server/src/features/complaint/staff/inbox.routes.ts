import * as calls from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { registerResource, registerSingle } from '../../resource/index.ts'
import { registerStaffCall, registerStaffWrite, type Written } from '../../staff/index.ts'
import { closeComplaint } from '../close-complaint.ts'
import { reopenComplaint } from '../reopen-complaint.ts'
import { cannedAnswerStore } from './canned-answer-store.ts'
import { findInbox, holdInbox } from './find-inbox.ts'
import * as acts from './inbox-acts.ts'
import { inboxFileRoutes } from './inbox-files.routes.ts'
import { listCanned } from './list-canned.ts'
import { listInbox } from './list-inbox.ts'
import { readInbox } from './read-inbox.ts'
import { serviceTimesStore } from './service-times-store.ts'
import { whoSees } from './who-sees.ts'
import { writeAnswer } from './write-answer.ts'

type Held = { id: number; doctorId: number }

const written = <Answer>({ id, doctorId }: Held, rest: Omit<Written<Answer>, 'resource' | 'resourceId'>) => ({
  ...{ resource: 'complaint', resourceId: id, doctorId },
  ...rest,
})

/** The inbox: what doctors have written to the centre, and what becomes of it. */
export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  registerResource(app, deps, calls.cannedAnswerResource, cannedAnswerStore)
  registerSingle(app, deps, calls.serviceTimesSettings, serviceTimesStore)
  inboxFileRoutes(app, deps)

  registerStaffCall(app, deps, calls.listInbox, ({ query, member, now }) => listInbox(db, { ...query, member, now }))
  registerStaffCall(app, deps, calls.readInboxComplaint, ({ params, member, locale, now }) =>
    readInbox(db, { id: params.id, member, locale, now }),
  )
  registerStaffCall(app, deps, calls.listInboxMembers, async ({ params, member }) => {
    const { id } = await findInbox(db, { id: params.id, member })
    return { members: await whoSees(db, id) }
  })
  registerStaffCall(app, deps, calls.listInboxAnswers, ({ params, member }) =>
    listCanned(db, { id: params.id, member }),
  )
  // That somebody has read something is no deed; the page says it each time it is looked at.
  registerStaffCall(app, deps, calls.readInboxLines, async ({ params, member, now }) => {
    await acts.markOpened(db, { id: params.id, member, now })
    return undefined
  })

  registerStaffWrite(app, deps, calls.answerInbox, async (tx, { params, body, member, now }) => {
    const { held, messageId } = await writeAnswer(tx, { id: params.id, member, wish: body, now })
    const detail = { messageId, files: body.file_ids.length }
    return written(held, { answer: { message_id: messageId }, action: 'complaint_answered', detail })
  })
  registerStaffWrite(app, deps, calls.closeInbox, async (tx, { params, member, now }) => {
    const held = await holdInbox(tx, { id: params.id, member })
    await closeComplaint(tx, { complaintId: held.id, by: { staffId: member.id }, now })
    return written(held, { answer: undefined, action: 'complaint_closed' })
  })
  registerStaffWrite(app, deps, calls.reopenInbox, async (tx, { params, member, now }) => {
    const held = await holdInbox(tx, { id: params.id, member })
    await reopenComplaint(tx, { complaintId: held.id, now })
    return written(held, { answer: undefined, action: 'complaint_reopened' })
  })
  registerStaffWrite(app, deps, calls.assignInbox, async (tx, { params, body, member, locale, now }) => {
    const held = await acts.assign(tx, { id: params.id, member, staffId: body.staff_id, locale, now })
    const change = { before: { assignee: held.assigneeId }, after: { assignee: body.staff_id } }
    return written(held, { answer: undefined, action: 'complaint_assigned', ...change })
  })
  registerStaffWrite(app, deps, calls.snoozeInbox, async (tx, { params, body, member, locale, now }) => {
    const until = body.until === null ? null : new Date(body.until)
    const held = await acts.snooze(tx, { id: params.id, member, until, locale, now })
    const change = { before: { until: held.snoozedUntil?.toISOString() ?? null }, after: { until: body.until } }
    return written(held, { answer: undefined, action: 'complaint_snoozed', ...change })
  })
  registerStaffWrite(app, deps, calls.noteInbox, async (tx, { params, body, member, locale, now }) => {
    const { held, noteId, mentions } = await acts.writeNote(tx, { id: params.id, member, wish: body, locale, now })
    const detail = { noteId, called: mentions.length }
    return written(held, { answer: { note_id: noteId }, action: 'complaint_noted', detail })
  })
  registerStaffWrite(app, deps, calls.mergeInbox, async (tx, { params, body, member, locale, now }) => {
    const { from, into } = await acts.merge(tx, { id: params.id, member, intoId: body.into_id, locale, now })
    return written(from, { answer: undefined, action: 'complaint_merged', detail: { complaintId: into.id } })
  })
}
