import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { event } from '../catalogue/event.ts'
import { scheduleEvent } from '../catalogue/schedule-event.ts'
import { identity, moment, oneOf, timestamps } from '../columns.ts'
import { adminVideo } from '../learning/admin-video.ts'
import { enrolment } from '../learning/enrolment.ts'
import { video } from '../learning/video.ts'
import { sheet } from '../sheet/sheet.ts'
import { sheetDelivery } from '../sheet/sheet-delivery.ts'
import { staff } from '../staff/staff.ts'

export const complaintCategories = ['lecture', 'exam', 'payment', 'sheet', 'device', 'other'] as const

/** `open`: the centre's turn; `answered`: the doctor's; `closed`: settled, until somebody reopens it. */
export const complaintStates = ['open', 'answered', 'closed'] as const

/** Something a doctor raised, and the conversation about it. */
export const complaint = pgTable(
  'complaint',
  {
    id: identity(),
    doctorId: integer()
      .notNull()
      .references(() => doctor.id, { onDelete: 'cascade' }),
    category: text({ enum: complaintCategories }).notNull(),
    subject: text().notNull(),
    state: text({ enum: complaintStates }).notNull().default('open'),
    // What it is about, where that is known: the course, and one thing of it.
    enrolmentId: integer().references(() => enrolment.id, { onDelete: 'set null' }),
    scheduleEventId: integer().references(() => scheduleEvent.id, { onDelete: 'set null' }),
    adminVideoId: integer().references(() => adminVideo.id, { onDelete: 'set null' }),
    sheetDeliveryId: integer().references(() => sheetDelivery.id, { onDelete: 'set null' }),
    sheetId: integer().references(() => sheet.id, { onDelete: 'set null' }),
    // Or an event the doctor is registered for, which belongs to no course.
    eventId: integer().references(() => event.id, { onDelete: 'set null' }),
    // The recording that was playing, which may be replaced later, and its second.
    videoId: integer().references(() => video.id, { onDelete: 'set null' }),
    atSeconds: integer(),
    // Made by the browser, so that pressing twice raises one complaint.
    clientKey: text().notNull(),
    lastMessageAt: moment().notNull(),
    // Up to where each side has read.
    doctorReadAt: moment().notNull(),
    staffReadAt: moment(),
    // While it is the centre's turn: by when somebody answers, in working hours.
    promisedAt: moment(),
    firstAnsweredAt: moment(),
    closedAt: moment(),
    // Who of the centre answers it, and until when they have to begin; untouched by then it is everybody's again. Null: they have begun.
    assigneeId: integer().references(() => staff.id),
    assigneeUntil: moment(),
    // Out of the way until then, or until the doctor writes.
    snoozedUntil: moment(),
    // It goes on in this one, of the same doctor; its own messages stay where they were written.
    mergedIntoId: integer().references((): AnyPgColumn => complaint.id, { onDelete: 'cascade' }),
    // The doctor wishes to be told of answers by SMS as well.
    wantsSms: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    unique('complaint_client_key').on(table.doctorId, table.clientKey),
    index('complaint_doctor_id').on(table.doctorId, table.lastMessageAt, table.id),
    index('complaint_open').on(table.lastMessageAt).where(sql`state = 'open'`),
    // The inbox: what was promised first.
    index('complaint_promised')
      .on(sql`coalesce(promised_at, '-infinity'::timestamptz)`, table.id)
      .where(sql`state = 'open' and merged_into_id is null`),
    // The same of one member or of nobody, and of one kind.
    index('complaint_promised_of')
      .on(table.assigneeId, sql`coalesce(promised_at, '-infinity'::timestamptz)`, table.id)
      .where(sql`state = 'open' and merged_into_id is null`),
    index('complaint_promised_in')
      .on(table.category, sql`coalesce(promised_at, '-infinity'::timestamptz)`, table.id)
      .where(sql`state = 'open' and merged_into_id is null`),
    index('complaint_snoozed')
      .on(table.snoozedUntil, table.id)
      .where(sql`state = 'open' and snoozed_until is not null`),
    index('complaint_by_state').on(table.state, table.lastMessageAt, table.id),
    index('complaint_last_message_at').on(table.lastMessageAt, table.id),
    index('complaint_assignee_id').on(table.assigneeId).where(sql`assignee_id is not null`),
    index('complaint_merged_into_id').on(table.mergedIntoId).where(sql`merged_into_id is not null`),
    index('complaint_first_answered_at').on(table.firstAnsweredAt).where(sql`first_answered_at is not null`),
    index('complaint_closed_at').on(table.closedAt).where(sql`closed_at is not null`),
    index('complaint_enrolment_id').on(table.enrolmentId),
    index('complaint_video_id').on(table.videoId),
    index('complaint_schedule_event_id').on(table.scheduleEventId),
    index('complaint_admin_video_id').on(table.adminVideoId),
    index('complaint_sheet_delivery_id').on(table.sheetDeliveryId),
    index('complaint_event_id').on(table.eventId),
    index('complaint_sheet_id').on(table.sheetId),
    check('complaint_category', oneOf(table.category, complaintCategories)),
    check('complaint_state', oneOf(table.state, complaintStates)),
    check(
      'complaint_one_thing',
      sql`num_nonnulls(${table.scheduleEventId}, ${table.adminVideoId}, ${table.sheetDeliveryId}, ${table.sheetId}, ${table.eventId}) <= 1`,
    ),
    check('complaint_merged_into_another', sql`${table.mergedIntoId} <> ${table.id}`),
    check('complaint_subject', sql`char_length(${table.subject}) between 1 and 200`),
  ],
)
