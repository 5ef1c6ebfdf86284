import { z } from 'zod'
import { idParams, instant, slugText } from '../../fields.ts'
import { defineOrder } from '../resource/define-order.ts'
import { defineResource } from '../resource/define-resource.ts'
import { defineStaffCall } from '../staff-call.ts'
import { optionalRichText, optionalText, shownText, writtenText } from '../staff-fields.ts'

const days = z.number().int().min(0).max(365)

/** A course with its settings: one form writes both. */
export const courseResource = defineResource({
  name: 'course',
  path: '/api/v3/admin/courses',
  reads: 'courses.read',
  writes: 'courses.write',
  fields: z.object({
    title: writtenText(100),
    /** In addresses. Addresses of before go on leading here. */
    slug: slugText,
    subtitle: optionalText(200),
    about: optionalRichText,
    mark_shares: z.array(z.object({ subject: writtenText(100), marks: z.number().int().min(1).max(10_000) })).max(50),
    syllabus: z.array(z.object({ title: writtenText(200), topics: z.array(writtenText(300)).max(100) })).max(50),
    faq_category: slugText.nullable(),
    is_active: z.boolean(),
    enrolment_open: z.boolean(),
    allow_instalments: z.boolean(),
    show_rank: z.boolean(),
    pause_lectures_after_days: days,
    move_within_days: days,
    move_due_after_days: days,
    full_refund_days: days,
    postpone_days: days,
    support_phone: z.string().trim().max(30).nullable(),
    help_text: optionalText(500),
  }),
  row: z.object({
    id: z.number().int(),
    title: shownText,
    slug: z.string(),
    enrolment_open: z.boolean(),
    sessions: z.number().int(),
    batches: z.number().int(),
    is_active: z.boolean(),
    updated_at: instant,
  }),
  filters: { active: z.enum(['true', 'false']).optional(), open: z.enum(['true', 'false']).optional() },
  sorts: ['position'],
})

export const setCourseEnrolment = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/courses/:id/enrolment',
  summary: 'Opens or closes enrolment in all batches of a course',
  action: 'courses.write',
  params: idParams,
  body: z.object({ open: z.boolean() }),
  status: 200,
  response: z.object({ version: z.number().int() }),
})

export const arrangeCourses = defineOrder(courseResource)
