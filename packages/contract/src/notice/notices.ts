import { z } from 'zod'
import { defineCall } from '../call.ts'
import { richText } from '../content/rich-text.ts'
import { idParams, instant, link, pageQuery } from '../fields.ts'

const noticeHead = z.object({
  id: z.number().int(),
  title: z.string(),
  audience: z.enum(['all', 'course', 'batch', 'schedule', 'doctor']),
  /** The course or batch it is for; null when it is for everybody. */
  place: z.string().nullable(),
  is_pinned: z.boolean(),
  /** Not opened yet. What is older than 60 days is no longer counted as new. */
  is_unread: z.boolean(),
  published_at: instant,
})

export const notices = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notices',
  summary:
    'Notices for everybody, for the doctor’s courses and for their batches: pinned ones first, then newest first',
  access: 'doctor',
  query: z.object({ ...pageQuery(50), only: z.enum(['unread']).optional() }),
  status: 200,
  response: z.object({
    notices: z.array(
      noticeHead.extend({ summary: z.string().describe('The beginning of the text, without its form') }),
    ),
    /** Whether there is another page. */
    more: z.boolean(),
  }),
  errors: ['unauthenticated', 'device_not_verified'],
})

export const notice = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/notices/:id',
  summary: 'One notice; reading it here does not count as opened',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: z.object({ notice: noticeHead.extend({ body: richText, link: link.nullable() }) }),
  errors: ['unauthenticated', 'device_not_verified', 'not_found'],
})

const unreadCounts = z.object({
  /** 100 stands for 100 and more. */
  notices: z.number().int(),
  /** Complaints with an answer that the doctor has not seen. */
  complaints: z.number().int(),
})

export const unread = defineCall({
  method: 'GET',
  path: '/api/v3/web/doctor/unread',
  summary: 'How much is new to the doctor, for the badges',
  access: 'doctor',
  status: 200,
  response: unreadCounts,
  errors: ['unauthenticated', 'device_not_verified'],
})

export const readNotice = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notices/:id/read',
  summary: 'The doctor has opened a notice; answers with what is left',
  access: 'doctor',
  params: idParams,
  status: 200,
  response: unreadCounts,
  errors: ['unauthenticated', 'device_not_verified', 'forbidden', 'not_found'],
})

export const readAllNotices = defineCall({
  method: 'POST',
  path: '/api/v3/web/doctor/notices/read-all',
  summary: 'The doctor has seen them all; answers with what is left',
  access: 'doctor',
  status: 200,
  response: unreadCounts,
  errors: ['unauthenticated', 'device_not_verified', 'forbidden'],
})
