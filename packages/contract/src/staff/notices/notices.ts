import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { reference, writtenText } from '../staff-fields.ts'

const path = '/api/v3/admin/notices'
const id = wholeNumber(1, 2_147_483_647)
const whose = reference.nullable()
const localized = z.object({ bn: z.string(), en: z.string().optional() })

/** Everybody, those of a course, of a batch, or of one of its schedules. */
export const noticeAudiences = ['all', 'course', 'batch', 'schedule'] as const
/** `planned`: its moment has not come; `over`: the last moment at which it was news has passed. */
export const noticeStates = ['planned', 'out', 'over', 'withdrawn'] as const

export const noticeResource = defineResource({
  name: 'notice',
  path,
  reads: 'notices.read',
  writes: 'notices.write',
  fields: z.object({
    audience: z.enum(noticeAudiences),
    /** The one that the audience names; the others are null. */
    course_id: whose,
    batch_id: whose,
    schedule_id: whose,
    title: writtenText(200),
    /** Rich text. */
    body: writtenText(50_000),
    /** A path of the doctors' site or an https address. */
    link: z.string().trim().max(500).nullable(),
    is_pinned: z.boolean(),
    /** Null: at once. */
    published_at: instant.nullable(),
    /** The last moment at which it is news; null for good. */
    until: instant.nullable(),
  }),
  row: z.object({
    id: z.number().int(),
    title: localized,
    audience: z.enum(noticeAudiences),
    /** The course, or the batch with its schedule, that it is for; empty for everybody. */
    to: z.array(localized),
    state: z.enum(noticeStates),
    is_pinned: z.boolean(),
    published_at: instant,
    /** How many doctors it is for, and how many of them opened it. */
    reaches: z.number().int(),
    reads: z.number().int(),
    by: z.string().nullable(),
  }),
  filters: {
    audience: z.enum(noticeAudiences).optional(),
    state: z.enum(noticeStates).optional(),
    course: id.optional(),
  },
  sorts: ['published_at'],
  order: 'desc',
})

export const withdrawNotice = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/withdrawal`,
  summary: 'Takes a notice back from every doctor at once, or puts it out again',
  action: 'notices.write',
  params: idParams,
  body: z.object({ withdrawn: z.boolean() }),
  status: 200,
  response: z.object({ state: z.enum(noticeStates) }),
})

export const readNoticeStanding = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/standing`,
  summary: 'Where a notice stands: planned, out or withdrawn, and how many have opened it',
  action: 'notices.read',
  params: idParams,
  status: 200,
  response: noticeResource.row.pick({ state: true, reaches: true, reads: true, published_at: true, by: true }),
})

export const countNoticeReach = defineStaffCall({
  method: 'GET',
  path: `${path}/reach`,
  summary: 'How many doctors a notice would reach, and some of them by name, before it is sent',
  action: 'notices.write',
  query: z.object({ audience: z.enum(noticeAudiences), id: id.optional() }),
  status: 200,
  response: z.object({ doctors: z.number().int(), sample: z.array(z.string()) }),
})
