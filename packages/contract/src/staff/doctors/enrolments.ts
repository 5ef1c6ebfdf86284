import { z } from 'zod'
import { idParams, instant, wholeNumber } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { paisa, reference, shownText, staffName } from '../staff-fields.ts'

const enrolmentPath = '/api/v3/admin/enrolments'
const doctorPath = '/api/v3/admin/doctors'
const freeSeatPath = '/api/v3/admin/free-seats'

const whole = z.number().int()
/** Why; of a change the doctor reads it. */
const reason = z.string().trim().min(3).max(500)

/** A timetable as it is chosen. */
const timetable = {
  schedule_id: whole,
  schedule: z.string(),
  weekdays: z.array(whole),
  opens: z.string(),
  closes: z.string(),
  seats_left: whole,
}

/** Why a member changes nothing of an enrolment any more: it has moved once, support is too late, or a refund is asked for. */
export const changeStops = ['moved', 'late', 'leaving'] as const

export const readEnrolmentMoves = defineStaffCall({
  method: 'GET',
  path: `${enrolmentPath}/:id/moves`,
  summary: 'The timetables and batches of the same course that staff can move a doctor to, with what each would cost',
  action: 'enrolments.write',
  params: idParams,
  status: 200,
  response: z.object({
    /** Null where it can be moved. */
    stop: z.enum(changeStops).nullable(),
    /** Until when the doctor could have moved by themselves. */
    until: z.iso.date(),
    from: z.object({ batch_id: whole, title: z.string(), schedule: z.string(), total_paisa: whole }),
    /** Sheets that were sent stay with the doctor. */
    sheets_sent: whole,
    options: z.array(
      z.object({
        ...timetable,
        batch_id: whole,
        title: z.string(),
        is_same_batch: z.boolean(),
        starts_on: z.iso.date(),
        ends_on: z.iso.date(),
        refusal: z.enum(['no_seat', 'enrolled', 'begun']).nullable(),
        total_paisa: whole,
        difference_paisa: whole,
        /** What goes back to the doctor, by the refund desk. */
        back_paisa: whole,
        /** What is open after it, and until when the first of it is. */
        due: z.object({ paisa: whole, due_on: z.iso.date() }).nullable(),
      }),
    ),
  }),
  errors: ['not_enrolled'],
})

export const moveEnrolmentAsStaff = defineStaffCall({
  method: 'POST',
  path: `${enrolmentPath}/:id/move`,
  summary: 'Moves a doctor to another timetable or batch of the course, once; the doctor is told why',
  action: 'enrolments.write',
  params: idParams,
  body: z.object({
    schedule_id: reference,
    /** As it was shown. */
    total_paisa: paisa,
    reason,
  }),
  status: 200,
  response: z.object({ order_id: whole }),
  errors: ['not_enrolled', 'already_enrolled', 'no_seat_left', 'move_closed', 'change_too_late', 'refund_requested'],
})

export const readEnrolmentEnd = defineStaffCall({
  method: 'GET',
  path: `${enrolmentPath}/:id/ending`,
  summary: 'What ending an enrolment without a refund means: what was paid and stays, what is owed and given up',
  action: 'enrolments.write',
  params: idParams,
  status: 200,
  response: z.object({
    stop: z.enum(changeStops).nullable(),
    title: z.string(),
    schedule: z.string(),
    paid_paisa: whole,
    owed_paisa: whole,
    sheets_sent: whole,
    /** The newest payment that money can go back of: where a refund begins. */
    payment_id: whole.nullable(),
  }),
  errors: ['not_enrolled'],
})

export const endEnrolment = defineStaffCall({
  method: 'POST',
  path: `${enrolmentPath}/:id/end`,
  summary:
    'Ends an enrolment without a refund: the seat is free, what is owed is given up, results stay; the doctor is told why',
  action: 'enrolments.write',
  params: idParams,
  body: z.object({
    /** As it was shown. */
    owed_paisa: paisa,
    reason,
  }),
  status: 200,
  response: z.object({ id: whole }),
  errors: ['not_enrolled', 'refund_requested', 'doctor_in_exam', 'change_too_late', 'version_conflict'],
})

export const readDoctorSeats = defineStaffCall({
  method: 'GET',
  path: `${doctorPath}/:id/seats`,
  summary: 'The timetables of a batch that a doctor could be enrolled in, with seats and the price of today',
  action: 'enrolments.write',
  params: idParams,
  query: z.object({ batch: wholeNumber(1, 2_147_483_647) }),
  status: 200,
  response: z.object({
    title: z.string(),
    total_paisa: whole,
    /** Whether one can enrol in it on the site now; a seat can be given until the batch ends. */
    is_open: z.boolean(),
    is_over: z.boolean(),
    /** `enrolled`: is in it already; `begun`: has begun to pay. */
    state: z.enum(['none', 'begun', 'enrolled']),
    seats: z.array(z.object(timetable)),
  }),
})

export const enrolDoctor = defineStaffCall({
  method: 'POST',
  path: `${doctorPath}/:id/enrolments`,
  summary:
    'Opens an order of a doctor for a seat, which they pay themselves or at the counter; asked again it is the same',
  action: 'enrolments.write',
  params: idParams,
  body: z.object({ schedule_id: reference }),
  status: 201,
  response: z.object({ order_id: whole, number: z.string(), total_paisa: whole }),
  errors: ['already_enrolled', 'no_seat_left', 'enrolment_closed'],
})

export const listFreeSeats = defineStaffCall({
  method: 'GET',
  path: freeSeatPath,
  summary: 'Seats without payment that wait for a second person, the oldest first',
  action: 'seats.free',
  query: z.object({ doctor: wholeNumber(1, 2_147_483_647).optional() }),
  status: 200,
  response: z.object({
    rows: z.array(
      z.object({
        id: whole,
        doctor: z.object({ id: whole, name: z.string() }),
        batch: z.object({ id: whole, title: shownText }),
        schedule: shownText,
        /** What it would cost today. */
        total_paisa: whole,
        seats_left: whole,
        reason: z.string(),
        asked_by: staffName,
        asked_at: instant,
        /** Asked by this member: another signs. */
        is_own: z.boolean(),
      }),
    ),
  }),
})

export const proposeFreeSeat = defineStaffCall({
  method: 'POST',
  path: `${doctorPath}/:id/free-seats`,
  summary: 'Proposes a seat without payment for a doctor; another member signs it',
  action: 'seats.free',
  params: idParams,
  body: z.object({ schedule_id: reference, reason }),
  status: 201,
  response: z.object({ id: whole }),
  errors: ['already_enrolled', 'no_seat_left', 'enrolment_closed', 'role_too_new', 'seat_proposed'],
})

export const signFreeSeat = defineStaffCall({
  method: 'POST',
  path: `${freeSeatPath}/:id/sign`,
  summary: 'The second person signs: the doctor is enrolled without payment and told',
  action: 'seats.free',
  stepUp: true,
  params: idParams,
  status: 200,
  response: z.object({ enrolment_id: whole }),
  errors: ['already_enrolled', 'no_seat_left', 'enrolment_closed', 'second_person_needed', 'role_too_new'],
})

export const refuseFreeSeat = defineStaffCall({
  method: 'POST',
  path: `${freeSeatPath}/:id/refuse`,
  summary: 'Refuses a seat that a colleague proposed, or takes back one’s own',
  action: 'seats.free',
  params: idParams,
  body: z.object({ words: reason }),
  status: 200,
  response: z.object({ state: z.enum(['refused', 'withdrawn']) }),
})

/** What one member gives at once, and what is given in sum: beyond it a subscription is bought. */
export const prolongAtMost = { days: 90, inSum: 180 }

export const prolongSubscription = defineStaffCall({
  method: 'POST',
  path: '/api/v3/admin/subscriptions/:id/prolong',
  summary: 'Gives a subscription more days; what was bought after it begins later. The doctor is told why',
  action: 'subscriptions.write',
  params: idParams,
  body: z.object({
    days: whole.min(1).max(prolongAtMost.days),
    /** As it was shown: whoever presses twice prolongs once. */
    ends_at: instant,
    reason,
  }),
  status: 200,
  response: z.object({ ends_at: instant }),
  errors: ['not_enrolled', 'version_conflict', 'prolonged_enough'],
})
