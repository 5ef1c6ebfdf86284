import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, isSlug, listed, timestamps } from '../columns.ts'
import { isLocalizedText, localizedText } from '../localized-text.ts'
import type { MarkShare, SyllabusPart } from './catalogue-values.ts'

export const course = pgTable(
  'course',
  {
    id: identity(),
    slug: text().notNull().unique(),
    // Addresses under which it was known before; they lead to the one of today.
    formerSlugs: text().array().notNull().default([]),
    title: localizedText().notNull(),
    subtitle: localizedText(),
    // Rich text: what the exam is and how it is sat.
    about: localizedText(),
    markShares: jsonb().$type<MarkShare[]>().notNull().default([]),
    syllabus: jsonb().$type<SyllabusPart[]>().notNull().default([]),
    // Questions of this category stand on the course's page.
    faqCategory: text(),
    ...listed(),
    ...timestamps(),
  },
  (table) => [
    index('course_position').on(table.position, table.id),
    index('course_search').using(
      'gin',
      sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '')) gin_trgm_ops`,
    ),
    check('course_slug', isSlug(table.slug)),
    check('course_texts', isLocalizedText(table.title, table.subtitle)),
    check('course_about', isLocalizedText(table.about)),
    check('course_faq_category', isSlug(table.faqCategory)),
  ],
)
