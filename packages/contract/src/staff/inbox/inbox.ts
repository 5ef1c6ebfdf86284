import { z } from 'zod'
import { complaintFile } from '../../complaint/complaint-fields.ts'
import { idParams, instant } from '../../fields.ts'
import { cursor } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, staffName } from '../staff-fields.ts'
import {
  clientKey,
  complaintCategories,
  fileIds,
  inboxComplaint,
  inboxLine,
  inboxPath,
  inboxRow,
  inboxShows,
  inboxViews,
  writtenText,
} from './inbox-fields.ts'

const path = inboxPath
const whole = z.number().int()
/** Exact to a thousand; `is_exact` says whether it went further. */
const upToThousand = z.object({ count: whole, is_exact: z.boolean() })

export const listInbox = defineStaffCall({
  method: 'GET',
  path,
  summary: 'What doctors have written to the centre, what was promised first at the top',
  action: 'complaints.read',
  query: z.object({
    show: z.enum(inboxShows).optional(),
    view: z.enum(inboxViews).optional(),
    category: z.enum(complaintCategories).optional(),
    after: cursor.optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(inboxRow),
    /** Where the next page begins. */
    next: z.string().nullable(),
    /** Of what waits for the centre, whatever is asked for. */
    counts: z.object({
      all: upToThousand,
      mine: upToThousand,
      nobody: upToThousand,
      late: upToThousand,
      snoozed: upToThousand,
    }),
    /** How it went yesterday, where nothing waits; else null. */
    yesterday: z.object({ answered: whole, median_minutes: whole.nullable(), settled: whole }).nullable(),
  }),
})

export const readInboxComplaint = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary:
    'One complaint with its conversation, its notes and what it is about. One that was made one with another is that other',
  action: 'complaints.read',
  params: idParams,
  status: 200,
  response: z.object({
    complaint: inboxComplaint,
    lines: z.array(inboxLine),
    has_earlier: z.boolean(),
    /** The last line that the doctor or a colleague may read: an answer says up to which it was written. */
    last_message_id: whole,
  }),
})

export const readInboxLines = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/read`,
  summary: 'Opened by somebody of the centre: it is unread no more, and calls of theirs are heard',
  action: 'complaints.read',
  params: idParams,
  status: 204,
  response: z.undefined(),
})

export const answerInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/answers`,
  summary: 'Answers the doctor. A colleague’s answer that came meanwhile stops it once',
  action: 'complaints.write',
  params: idParams,
  body: z
    .object({
      text: writtenText(0, 4000),
      file_ids: fileIds.default([]),
      client_key: clientKey,
      /** The last message that the writer has seen. */
      seen_id: reference,
      /** And settles it. */
      and_close: z.boolean(),
    })
    .superRefine(({ text, file_ids }, context) => {
      if (text === '' && file_ids.length === 0)
        context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['text'], input: text })
    }),
  status: 200,
  response: z.object({ message_id: whole }),
  errors: ['answered_meanwhile'],
})

export const closeInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/close`,
  summary: 'Settled. A second time is no error',
  action: 'complaints.write',
  params: idParams,
  status: 204,
  response: z.undefined(),
})

export const reopenInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/reopen`,
  summary: 'Not settled after all',
  action: 'complaints.write',
  params: idParams,
  status: 204,
  response: z.undefined(),
})

export const assignInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/assignee`,
  summary: 'Gives it to somebody who sees it, or back to everybody',
  action: 'complaints.write',
  params: idParams,
  body: z.object({ staff_id: reference.nullable() }),
  status: 204,
  response: z.undefined(),
})

export const snoozeInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/snooze`,
  summary: 'Puts it out of the way until a moment, or until the doctor writes; null brings it back',
  action: 'complaints.write',
  params: idParams,
  body: z.object({ until: instant.nullable() }),
  status: 204,
  response: z.undefined(),
})

export const noteInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/notes`,
  summary: 'Writes a note that no doctor reads; whom it calls is told',
  action: 'complaints.write',
  params: idParams,
  body: z.object({ text: writtenText(1, 4000), mentions: z.array(reference).max(10), client_key: clientKey }),
  status: 200,
  response: z.object({ note_id: whole }),
})

export const mergeInbox = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/merge`,
  summary: 'Makes it one with another of the same doctor, where its conversation goes on; its number leads there',
  action: 'complaints.write',
  params: idParams,
  body: z.object({ into_id: reference }),
  status: 204,
  response: z.undefined(),
})

export const listInboxMembers = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/members`,
  summary: 'Who sees this complaint: whom it can be given to, and whom a note can call',
  action: 'complaints.read',
  params: idParams,
  status: 200,
  response: z.object({ members: z.array(staffName) }),
})

export const listInboxAnswers = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/canned-answers`,
  summary: 'The answers that are kept ready, with the fields of this complaint filled in; those of its kind first',
  action: 'complaints.read',
  params: idParams,
  status: 200,
  response: z.object({
    answers: z.array(z.object({ id: whole, name: z.string(), text: z.string() })),
  }),
})

const filePath = '/api/v3/admin/complaint-files'

export const uploadInboxFile = defineStaffCall({
  method: 'POST',
  path: filePath,
  summary: 'An attachment of the centre’s, judged by its content as a doctor’s is',
  action: 'complaints.write',
  query: z.object({ name: writtenText(1, 200) }),
  status: 201,
  response: z.object({ file: complaintFile }),
  errors: ['payload_too_large', 'unsupported_media_type'],
})

export const readInboxFile = defineStaffCall({
  method: 'GET',
  path: `${filePath}/:id`,
  summary: 'The bytes of an attachment of a complaint that the member sees',
  action: 'complaints.read',
  params: idParams,
  query: z.object({ size: z.enum(['small', 'whole']).default('whole') }),
  status: 200,
  response: z.unknown(),
})
