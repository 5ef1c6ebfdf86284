import { z } from 'zod'
import { idParams, instant, searchText, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { shownText, staffName } from '../staff-fields.ts'

const path = '/api/v3/admin/doctors'

export const doctorShows = ['owing', 'asking', 'absent'] as const

/** By what somebody was found: their name as it is written or sounds, a name that is only near, or a number that is theirs. */
export const foundBy = ['name', 'near', 'phone', 'bmdc', 'receipt', 'parcel'] as const

/** A doctor as one line of a list says who they are. */
export const doctorLine = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  bmdc: z.string().nullable(),
  college: shownText.nullable(),
  district: shownText.nullable(),
  /** What they are enrolled in, as far as the member sees it. */
  courses: z.array(shownText),
  last_seen_at: instant.nullable(),
  created_at: instant,
})

export const listDoctors = defineStaffCall({
  method: 'GET',
  path,
  summary:
    'Doctors by a name however it is spelt, the end of a phone, a BMDC number, a receipt or a parcel, the nearest first; without a search the newest first',
  action: 'doctors.read',
  query: z.object({
    q: searchText.optional(),
    course: wholeNumber(1, 2_147_483_647).optional(),
    show: z.enum(doctorShows).optional(),
    after: wholeNumber(1, 2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(doctorLine.extend({ found_by: z.enum(foundBy).nullable() })),
    /** Nobody is called so: these come nearest. */
    is_nearest: z.boolean(),
    next: z.number().int().nullable(),
    /** Counted up to a thousand. */
    total: z.number().int(),
  }),
  errors: ['too_many_requests'],
})

const paisa = z.number().int()

/** An enrolment, with what is paid of it and how far they have come. */
const enrolledCourse = z.object({
  id: z.number().int(),
  batch_id: z.number().int(),
  state: z.enum(['pending', 'active', 'ended', 'lapsed']),
  title: z.string(),
  schedule: z.string(),
  course: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  order: z
    .object({
      id: z.number().int(),
      number: z.string(),
      state: z.enum(['open', 'booked', 'paid', 'closed']),
      total_paisa: paisa,
      paid_paisa: paisa,
      refunded_paisa: paisa,
      /** The oldest part that is not paid. */
      next: z.object({ paisa, due_on: z.iso.date(), is_overdue: z.boolean() }).nullable(),
      /** What of its debt can be waived, and whether that waits for its second signature already. */
      open_paisa: paisa,
      is_waived_by_one: z.boolean(),
      /** What a wish or a move gives back and has not left yet; of a granted one what still has to leave. */
      back_paisa: paisa,
      receipts: z.array(z.string()),
    })
    .nullable(),
  /** Why this member neither moves nor ends it; null where they can, and of what does not run. */
  stop: z.enum(['late', 'leaving']).nullable(),
  /** An enrolment moves once. */
  has_moved: z.boolean(),
  /** Null of what does not run. */
  progress: z
    .object({
      lectures: z.object({ done: z.number().int(), all: z.number().int() }),
      exams: z.object({ sat: z.number().int(), all: z.number().int() }),
    })
    .nullable(),
})

const device = z.object({
  id: z.number().int(),
  label: z.string(),
  verified: z.boolean(),
  in_exam: z.boolean(),
  last_used_at: instant,
  sign_ins: z.number().int(),
})

const deviceRequestLine = z.object({
  id: z.number().int(),
  device: z.string(),
  reason: z.string(),
  created_at: instant,
})

const note = z.object({
  id: z.number().int(),
  text: z.string(),
  by: staffName,
  created_at: instant,
})

export const readDoctor = defineStaffCall({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Everything that a member may know of a doctor: who they are, courses and money, devices, results, notes',
  action: 'doctors.read',
  params: idParams,
  status: 200,
  response: z.object({
    /** Another than was asked for where that account was merged into this one. */
    id: z.number().int(),
    name: z.string(),
    phone: z.string(),
    bmdc: z.string().nullable(),
    college: shownText.nullable(),
    upazila: shownText.nullable(),
    district: shownText.nullable(),
    created_at: instant,
    last_seen_at: instant.nullable(),
    closed_at: instant.nullable(),
    /** The exam that they sit at this moment: nobody looks through their eyes, and no device is taken from them. */
    exam_until: instant.nullable(),
    courses: z.array(enrolledCourse),
    subscriptions: z.array(
      z.object({
        id: z.number().int(),
        title: shownText,
        state: z.enum(['pending', 'active', 'ended', 'lapsed']),
        ends_at: instant.nullable(),
        /** By how many days at once it can still be prolonged. */
        prolong_at_most: z.number().int(),
      }),
    ),
    /** Null to who may not see devices. */
    devices: z
      .object({
        locking: z.boolean(),
        limit: z.number().int(),
        verified: z.number().int(),
        list: z.array(device),
        request: deviceRequestLine.nullable(),
      })
      .nullable(),
    /** The last that are out, the oldest of them first; null to who may not see results. */
    results: z
      .array(
        z.object({
          attempt_id: z.number().int(),
          paper_id: z.number().int(),
          title: shownText,
          percent: z.number(),
          finished_at: instant,
        }),
      )
      .nullable(),
    notes: z.array(note),
  }),
})

export const timelineGroups = ['money', 'exam', 'parcel', 'talk', 'account', 'staff'] as const

export const timelineKinds = [
  'payment',
  'refund',
  'refund_request',
  'order_change',
  'reminder',
  'enrolment',
  'subscription',
  'event',
  'attempt',
  'objection',
  'parcel',
  'complaint',
  'answer',
  'registered',
  'device',
  'device_request',
  'video',
  'class',
  'note',
  'deed',
] as const

/** What a row leads to. */
export const timelineThings = [
  'payment',
  'refund_request',
  'batch',
  'event',
  'paper_result',
  'control_room',
  'objection',
  'parcel',
  'complaint',
] as const

/** One thing that happened. Which of its facts are there, its kind says. */
const happening = z.object({
  key: z.string(),
  at: instant,
  group: z.enum(timelineGroups),
  kind: z.enum(timelineKinds),
  title: shownText.nullable(),
  subtitle: shownText.nullable(),
  words: z.string().nullable(),
  state: z.string().nullable(),
  way: z.string().nullable(),
  paisa: paisa.nullable(),
  number: z.number().nullable(),
  out_of: z.number().nullable(),
  rank: z.number().int().nullable(),
  by: z.string().nullable(),
  thing: z.object({ kind: z.enum(timelineThings), id: z.string() }).nullable(),
})

export const readDoctorTimeline = defineStaffCall({
  method: 'GET',
  path: `${path}/:id/timeline`,
  summary: 'What happened to a doctor and what they did, the newest first',
  action: 'doctors.read',
  params: idParams,
  query: z.object({
    group: z.enum(timelineGroups).optional(),
    /** As the answer before said. */
    before: z
      .string()
      .max(60)
      .regex(/^[^|]+\|[a-z_]+:[\w-]{1,30}$/)
      .refine((text) => instant.safeParse(text.split('|')[0]).success)
      .optional(),
  }),
  status: 200,
  response: z.object({
    rows: z.array(happening),
    next: z.string().nullable(),
    counts: z.array(z.object({ group: z.enum(timelineGroups), count: z.number().int() })),
  }),
})

export const revealPhone = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/phone`,
  summary: 'The whole number of a doctor, which is written down',
  action: 'phones.reveal',
  params: idParams,
  status: 200,
  response: z.object({ phone: z.string() }),
  errors: ['too_many_requests'],
})

export const writeDoctorNote = defineStaffCall({
  method: 'POST',
  path: `${path}/:id/notes`,
  summary: 'Writes something down about a doctor for colleagues',
  action: 'doctors.write',
  params: idParams,
  body: z.object({ text: z.string().trim().min(1).max(1000) }),
  status: 201,
  response: z.object({ id: z.number().int() }),
})

export const dropDoctorNote = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/doctor-notes/:id/drop',
  summary: 'Takes back a note of one’s own',
  action: 'doctors.write',
  params: idParams,
  status: 200,
  response: z.object({ id: z.number().int() }),
})
