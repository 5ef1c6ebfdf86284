import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, oneOf, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import { course } from './course.ts'

/** The icons that the page can draw on a category's card. */
export const batchCategoryIcons = [
  'heart-pulse',
  'scissors',
  'ribbon',
  'baby',
  'stethoscope',
  'microscope',
  'tooth',
  'globe',
  'landmark',
  'hospital',
  'scroll-text',
  'compass',
] as const

/** The colour of the card's spine, by the family of exams. */
export const batchCategoryTones = ['medical', 'postgraduate', 'civil'] as const

export const batchCategory = pgTable(
  'batch_category',
  {
    id: identity(),
    slug: text().notNull().unique(),
    // Addresses under which it was known before; they lead to the one of today.
    formerSlugs: text().array().notNull().default([]),
    title: localizedText().notNull(),
    subtitle: localizedText().notNull(),
    icon: text({ enum: batchCategoryIcons }).notNull(),
    tone: text({ enum: batchCategoryTones }).notNull(),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('batch_category_position').on(table.position, table.id),
    index('batch_category_course_id').on(table.courseId),
    check('batch_category_slug', isSlug(table.slug)),
    check('batch_category_texts', isLocalizedText(table.title, table.subtitle)),
    check('batch_category_icon', oneOf(table.icon, batchCategoryIcons)),
    check('batch_category_tone', oneOf(table.tone, batchCategoryTones)),
  ],
)
