import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idParams, pageQuery, wholeNumber } from '../fields.ts'
import {
  clientKey,
  complaint,
  complaintCard,
  complaintCategories,
  complaintMessage,
  fileIds,
  raisedAbout,
  wholeId,
  writtenText,
} from './complaint-fields.ts'

const path = '/api/v3/web/doctor/complaints'
const doctorErrors = ['unauthenticated', 'device_not_verified'] as const
const writeErrors = [...doctorErrors, 'forbidden', 'not_found', 'too_many_requests'] as const

export const listComplaints = defineCall({
  method: 'GET',
  path,
  summary: 'What the doctor has raised, the one with the newest message first',
  access: 'doctor',
  query: z.object(pageQuery(200)),
  status: 200,
  response: z.object({ complaints: z.array(complaintCard), total: z.number().int() }),
  errors: doctorErrors,
})

export const raiseComplaint = defineCall({
  method: 'POST',
  path,
  summary: 'Raises a complaint or asks a question, with its first message',
  access: 'doctor',
  body: z.object({
    category: z.enum(complaintCategories),
    subject: writtenText(3, 120),
    text: writtenText(1, 4000),
    client_key: clientKey,
    file_ids: fileIds.default([]),
    /** To be told of answers by SMS as well. */
    wants_sms: z.boolean().default(false),
    /** The enrolment it is about, and the thing of it; a thing without its course is not there. */
    course_id: wholeId.nullish(),
    about: raisedAbout.nullish(),
  }),
  status: 201,
  response: z.object({ complaint_id: z.number().int() }),
  errors: writeErrors,
})

export const readComplaint = defineCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One complaint and its conversation, oldest first: the last messages, or those before a given one',
  access: 'doctor',
  params: idParams,
  query: z.object({ before: wholeNumber(1, 2_147_483_647).optional() }),
  status: 200,
  response: z.object({
    complaint,
    messages: z.array(complaintMessage),
    has_earlier: z.boolean(),
    /** The first message of the centre that is not read yet. */
    first_unread_id: z.number().int().nullable(),
  }),
  errors: [...doctorErrors, 'not_found'],
})

export const sendComplaintMessage = defineCall({
  method: 'POST',
  path: `${path}/:id/messages`,
  summary: 'Adds a message; needs words or a file',
  access: 'doctor',
  params: idParams,
  body: z
    .object({ text: writtenText(0, 4000), client_key: clientKey, file_ids: fileIds.default([]) })
    .superRefine(({ text, file_ids }, context) => {
      if (text === '' && file_ids.length === 0)
        context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['text'], input: text })
    }),
  status: 201,
  response: z.object({ message: complaintMessage }),
  errors: [...writeErrors, 'complaint_closed'],
})

export const markComplaintRead = defineCall({
  method: 'POST',
  path: `${path}/:id/read`,
  summary: 'Read up to this message',
  access: 'doctor',
  params: idParams,
  body: z.object({ message_id: wholeId }),
  status: 204,
  response: z.undefined(),
  errors: [...doctorErrors, 'forbidden', 'not_found'],
})

export const closeComplaint = defineCall({
  method: 'POST',
  path: `${path}/:id/close`,
  summary: 'Settled. A second time is no error',
  access: 'doctor',
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: writeErrors,
})

export const reopenComplaint = defineCall({
  method: 'POST',
  path: `${path}/:id/reopen`,
  summary: 'Not settled after all. One that is open stays as it is',
  access: 'doctor',
  params: idParams,
  status: 204,
  response: z.undefined(),
  errors: writeErrors,
})
