import type { BlueprintLine, RulePack, ShufflePolicy } from '@prostuti/exam-rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { course } from '../catalogue/course.ts'
import { event } from '../catalogue/event.ts'
import { identity, isSlug, listed, moment, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { staff } from '../staff/staff.ts'

/** What staff make. */
export const paperKinds = ['bcs_exam', 'quiz', 'special_exam', 'schedule_exam'] as const
/** And what a doctor draws for themselves (decision 102). */
export const allPaperKinds = [...paperKinds, 'practice'] as const
/** What staff make of it; whether a frozen one is open, closed or released, its times say (`paperState`). */
export const paperStages = ['draft', 'ready', 'frozen'] as const
export const paperAccesses = ['free', 'enrolled', 'event'] as const
const questionOrders = ['as_written', 'within_sections', 'throughout'] as const satisfies ShufflePolicy['questions'][]

/** A fixed, ordered set of questions with its rules and times; every kind of exam is one. */
export const paper = pgTable(
  'paper',
  {
    id: identity(),
    // Stands in addresses.
    key: text().notNull().unique(),
    kind: text({ enum: allPaperKinds }).notNull(),
    stage: text({ enum: paperStages }).notNull().default('draft'),
    title: localizedText().notNull(),
    summary: localizedText(),
    // A copy, so that later changes of the pack change no result.
    rules: jsonb().$type<RulePack>().notNull(),
    courseId: integer().references(() => course.id),
    // Null in a draft that has no time yet.
    opensAt: moment(),
    // Null: it never closes, and has no ranks.
    closesAt: moment(),
    durationMinutes: integer().notNull(),
    // Whether those who missed it may sit it after it closed, unranked, and until when; null is for ever.
    lateAllowed: boolean().notNull().default(false),
    lateUntil: moment(),
    // How many attempts a doctor has; null for as many as they like.
    attempts: integer().default(1),
    shuffleQuestions: text({ enum: questionOrders }).notNull().default('as_written'),
    shuffleParts: boolean().notNull().default(false),
    // Null: as soon as it has closed.
    answersAt: moment(),
    ranksAt: moment(),
    // Marks are shown as soon as an attempt is handed in, and for that nobody is ranked.
    marksEarly: boolean().notNull().default(false),
    access: text({ enum: paperAccesses }).notNull().default('free'),
    // Whoever is registered for this event may sit it.
    eventId: integer().references(() => event.id),
    // Counted when the questions are put in, so that lists need not.
    questionCount: integer().notNull(),
    // In hundredths.
    totalMarks: integer().notNull(),
    // How many questions of which subject it shall have; what filling the gaps draws by, and the seed it last drew with.
    blueprint: jsonb().$type<BlueprintLine[]>().notNull().default([]),
    fillSeed: integer(),
    // On paper: options stand so that each position is right about equally often.
    evenKeys: boolean().notNull().default(false),
    authorId: integer().references(() => staff.id),
    frozenAt: moment(),
    // Since when its rooms are covered; null while nothing is paused.
    pausedAt: moment(),
    // The latest end of an attempt that was given time beyond the closing: marks, keys and ranks wait for it.
    extendedUntil: moment(),
    // Since when its results are withheld, whatever its times say.
    heldAt: moment(),
    // Raised by every correction of a key; a result that was marked with an older one is marked again.
    keysRevision: integer().notNull().default(1),
    // Where it stands among all papers in time: when it opens, and a draft without a time when it was made.
    listedAt: moment().notNull().generatedAlwaysAs(sql`coalesce(opens_at, created_at)`),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('paper_listed').on(table.kind, table.opensAt, table.id).where(sql`is_active`),
    // By whatever words of it somebody remembers.
    index('paper_search')
      .using('gin', sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops`)
      .where(sql`kind <> 'practice'`),
    index('paper_course_id').on(table.courseId),
    index('paper_event_id').on(table.eventId),
    // What the job that ranks looks for.
    index('paper_closes_at').on(table.closesAt),
    check('paper_key', isSlug(table.key)),
    check('paper_kind', oneOf(table.kind, allPaperKinds)),
    // Never shown: so no list, card or embargo, all of which ask for what is shown, can ever have one.
    check('paper_practice_is_hidden', sql`${table.kind} <> 'practice' or not ${table.isActive}`),
    check('paper_texts', isLocalizedText(table.title, table.summary)),
    check('paper_times', sql`${table.closesAt} > ${table.opensAt} and ${table.lateUntil} > ${table.closesAt}`),
    check('paper_duration', sql`${table.durationMinutes} between 1 and 1440`),
    check('paper_attempts', sql`${table.attempts} > 0`),
    check('paper_late_needs_a_closing', sql`not ${table.lateAllowed} or ${table.closesAt} is not null`),
    check('paper_shuffle', oneOf(table.shuffleQuestions, questionOrders)),
    check('paper_access', oneOf(table.access, paperAccesses)),
    check('paper_event', sql`(${table.access} = 'event') = (${table.eventId} is not null)`),
    check(
      'paper_counts',
      sql`${table.questionCount} >= 0 and ${table.totalMarks} >= 0 and (${table.stage} <> 'frozen' or (${table.questionCount} > 0 and ${table.totalMarks} > 0))`,
    ),
    check('paper_stage', oneOf(table.stage, paperStages)),
    check('paper_shown_is_frozen', sql`not ${table.isActive} or ${table.stage} = 'frozen'`),
    check('paper_has_times', sql`${table.opensAt} is not null or ${table.stage} = 'draft'`),
    // Which papers were made by a pack.
    index('paper_pack').on(sql`(rules ->> 'key')`).where(sql`kind <> 'practice'`),
    index('paper_listed_at').on(table.listedAt, table.id).where(sql`kind <> 'practice'`),
    index('paper_stage_opens_at').on(table.stage, table.opensAt, table.id).where(sql`kind <> 'practice'`),
  ],
)
