import { sql } from 'drizzle-orm'
import { check, date, type ExtraConfigColumn, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isLink, listed, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { batchCategory } from './batch-category.ts'
import type { Inclusion, OutlineLine } from './catalogue-values.ts'
import { course } from './course.ts'
import { courseSession } from './course-session.ts'

/** Where the schedules of a batch are held; a batch with schedules of both kinds says so. */
export const batchModes = ['online', 'branch', 'both'] as const

/** How much a week of it asks: a last sprint, the usual, or a long run beside a hard job. */
export const batchPaces = ['intensive', 'regular', 'relaxed'] as const

/** Something to enrol in. Its seats are its schedules' seats. */
export const batch = pgTable(
  'batch',
  {
    id: identity(),
    batchCategoryId: integer()
      .notNull()
      .references(() => batchCategory.id),
    // The session's course, kept here too because lists filter by it.
    courseId: integer()
      .notNull()
      .references(() => course.id),
    courseSessionId: integer()
      .notNull()
      .references(() => courseSession.id),
    title: localizedText().notNull(),
    // One or two sentences under the title and on the card.
    summary: localizedText().notNull(),
    // Rich text.
    about: localizedText(),
    // Without a picture the page draws a cover in the category's tone.
    image: text(),
    mode: text({ enum: batchModes }).notNull(),
    pace: text({ enum: batchPaces }).notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    // After this moment nobody enrols any more.
    enrolmentEndsAt: moment().notNull(),
    feePaisa: integer().notNull(),
    // What is taken off the fee until `discountEndsAt`.
    discountPaisa: integer().notNull().default(0),
    discountEndsAt: moment(),
    lectures: integer().notNull(),
    exams: integer().notNull(),
    inclusions: jsonb().$type<Inclusion[]>().notNull().default([]),
    outline: jsonb().$type<OutlineLine[]>().notNull().default([]),
    refundRule: localizedText().notNull(),
    // Other names under which people look for it: acronyms, English and Bengali spellings.
    aliases: text().array().notNull().default([]),
    searchKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || join_words(aliases))`,
      ),
    // The same as consonants in Latin letters, where 'medisin', 'medicine' and 'মেডিসিন' meet.
    soundKey: text()
      .notNull()
      .generatedAlwaysAs(
        sql`sound_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || join_words(aliases))`,
      ),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    ...listOrders(table),
    // By what is payable while a discount runs; lists merge it with the order by fee.
    index('batch_by_reduced_fee')
      .on(sql`(fee_paisa - discount_paisa)`, table.id, table.discountEndsAt, table.enrolmentEndsAt)
      .where(sql`is_active and discount_paisa > 0`),
    // The office lists past ones and drafts too.
    index('batch_of_all_by_start').on(table.startsOn, table.id),
    index('batch_of_all_by_session').on(table.courseSessionId, table.startsOn, table.id),
    index('batch_of_all_by_category').on(table.batchCategoryId, table.startsOn, table.id),
    index('batch_draft').on(table.startsOn, table.id).where(sql`not is_active`),
    index('batch_of_all_by_course').on(table.courseId, table.startsOn, table.id),
    index('batch_search').using('gin', table.searchKey.op('gin_trgm_ops'), table.soundKey.op('gin_trgm_ops')),
    check('batch_texts', isLocalizedText(table.title, table.summary, table.about, table.refundRule)),
    check('batch_image', isLink(table.image)),
    check('batch_mode', oneOf(table.mode, batchModes)),
    check('batch_pace', oneOf(table.pace, batchPaces)),
    check('batch_ends_after_start', sql`${table.endsOn} >= ${table.startsOn}`),
    check('batch_fee', sql`${table.feePaisa} >= 0`),
    check('batch_discount', sql`${table.discountPaisa} between 0 and ${table.feePaisa}`),
    check('batch_discount_has_an_end', sql`${table.discountPaisa} = 0 or ${table.discountEndsAt} is not null`),
    check('batch_counts', sql`${table.lectures} >= 0 and ${table.exams} >= 0`),
  ],
)

type Filtered = Record<
  | 'id'
  | 'batchCategoryId'
  | 'courseId'
  | 'courseSessionId'
  | 'startsOn'
  | 'enrolmentEndsAt'
  | 'mode'
  | 'feePaisa'
  | 'discountPaisa'
  | 'discountEndsAt',
  ExtraConfigColumn
>

/**
 * The orders in which lists show batches. What lists filter by stands behind, so that a page and its total are read from
 * the index alone, however many batches of past years lie in the table.
 */
function listOrders(table: Filtered) {
  const filters = [
    table.enrolmentEndsAt,
    table.batchCategoryId,
    table.courseSessionId,
    table.startsOn,
    table.mode,
    table.feePaisa,
    table.discountPaisa,
    table.discountEndsAt,
  ]
  const order = (name: string, ...[first, ...rest]: [ExtraConfigColumn, ...ExtraConfigColumn[]]) =>
    index(name)
      .on(first, ...rest, table.id, ...filters.filter((column) => column !== first && !rest.includes(column)))
      .where(sql`is_active`)
  return [
    order('batch_by_start', table.startsOn),
    order('batch_by_category', table.batchCategoryId, table.startsOn),
    order('batch_by_course', table.courseId, table.startsOn),
    order('batch_by_session', table.courseSessionId, table.startsOn),
    order('batch_by_fee', table.feePaisa),
    // Nothing but what totals are counted from, in the order in which they are shown: the narrower, the quicker.
    index('batch_open').on(table.batchCategoryId, table.courseSessionId, table.enrolmentEndsAt).where(sql`is_active`),
  ]
}
