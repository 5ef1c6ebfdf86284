import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { doctor } from '../account/doctor.ts'
import { batch } from '../catalogue/batch.ts'
import { course } from '../catalogue/course.ts'
import { schedule } from '../catalogue/schedule.ts'
import { identity, isLink, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'

export const noticeAudiences = ['all', 'course', 'batch', 'schedule', 'doctor'] as const

/** What the centre tells doctors in their own area: everybody, those of a course, of a batch, of one of its schedules, or one of them alone. */
export const notice = pgTable(
  'notice',
  {
    id: identity(),
    audience: text({ enum: noticeAudiences }).notNull(),
    courseId: integer().references(() => course.id, { onDelete: 'cascade' }),
    batchId: integer().references(() => batch.id, { onDelete: 'cascade' }),
    scheduleId: integer().references(() => schedule.id, { onDelete: 'cascade' }),
    doctorId: integer().references(() => doctor.id, { onDelete: 'cascade' }),
    title: localizedText().notNull(),
    // Rich text.
    body: localizedText().notNull(),
    // Where it leads, in the product or on the web.
    link: text(),
    isPinned: boolean().notNull().default(false),
    // A later moment is a plan: nobody is shown it before.
    publishedAt: moment().notNull(),
    // When open pages were told of it; of what is planned the sweep does it.
    toldAt: moment(),
    // Taken back: no doctor sees it any more.
    withdrawnAt: moment(),
    // Who wrote it; null for the product's own.
    staffId: integer().references(() => staff.id),
    // A reminder that the product wrote: the office does not list it.
    isAutomatic: boolean().notNull().default(false),
    // The last moment at which it is news (a class that begins); null is for good.
    until: moment(),
    // The title in both languages, folded as people type it.
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', ''))`),
    ...timestamps(),
  },
  (table) => [
    // The office's lists, newest first; those of one audience, and the few that were taken back.
    index('notice_written').on(table.publishedAt, table.id).where(sql`not is_automatic`),
    index('notice_written_for').on(table.audience, table.publishedAt, table.id).where(sql`not is_automatic`),
    index('notice_withdrawn').on(table.publishedAt, table.id).where(sql`withdrawn_at is not null`),
    index('notice_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    index('notice_untold').on(table.publishedAt).where(sql`told_at is null and withdrawn_at is null`),
    // What has just come, whomever it is for.
    index('notice_published').on(table.publishedAt).where(sql`withdrawn_at is null`),
    // In the order of the list, each for one audience: a doctor's page is read from the top of a few of them.
    index('notice_for_all').on(table.isPinned, table.publishedAt, table.id).where(sql`audience = 'all'`),
    index('notice_for_course')
      .on(table.courseId, table.isPinned, table.publishedAt, table.id)
      .where(sql`course_id is not null`),
    index('notice_for_batch')
      .on(table.batchId, table.isPinned, table.publishedAt, table.id)
      .where(sql`batch_id is not null`),
    index('notice_for_schedule')
      .on(table.scheduleId, table.isPinned, table.publishedAt, table.id)
      .where(sql`schedule_id is not null`),
    index('notice_for_doctor')
      .on(table.doctorId, table.isPinned, table.publishedAt, table.id)
      .where(sql`doctor_id is not null`),
    check('notice_texts', isLocalizedText(table.title, table.body)),
    check('notice_audience', oneOf(table.audience, noticeAudiences)),
    check(
      'notice_audience_is_named',
      sql`(${table.audience} = 'course') = (${table.courseId} is not null) and (${table.audience} = 'batch') = (${table.batchId} is not null) and (${table.audience} = 'schedule') = (${table.scheduleId} is not null) and (${table.audience} = 'doctor') = (${table.doctorId} is not null)`,
    ),
    check('notice_for_one_is_automatic', sql`${table.audience} <> 'doctor' or ${table.isAutomatic}`),
    check('notice_link', isLink(table.link)),
  ],
)
