import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readRichText } from '../../rich-text/index.ts'
import { listCourseCategories } from './list-course-categories.ts'

const { course, faq } = tables

const questionsShown = 6

export async function readCourse(tx: Tx, { slug, locale, now }: { slug: string; locale: Locale; now: Date }) {
  const [row] = await tx
    .select()
    .from(course)
    // An address of before is good too; the answer has the one of today.
    .where(and(or(eq(course.slug, slug), sql`${slug} = any(${course.formerSlugs})`), eq(course.isActive, true)))
    .orderBy(desc(eq(course.slug, slug)))
    .limit(1)
  if (row === undefined) throw new AppError('not_found')
  const [categories, faqs] = await Promise.all([
    listCourseCategories(tx, { courseSlug: row.slug, locale, now }),
    row.faqCategory === null ? [] : selectQuestions(tx, row.faqCategory),
  ])
  return {
    id: row.id,
    slug: row.slug,
    title: pickText(row.title, locale),
    subtitle: pickText(row.subtitle, locale),
    about: readRichText(pickText(row.about, locale)),
    mark_shares: row.markShares.map((share) => ({ subject: pickText(share.subject, locale), marks: share.marks })),
    syllabus: row.syllabus.map((part) => ({
      title: pickText(part.title, locale),
      topics: part.topics.map((topic) => pickText(topic, locale)),
    })),
    categories,
    faqs: faqs.map((each) => ({
      id: each.id,
      title: pickText(each.title, locale),
      answer: pickText(each.answer, locale),
    })),
  }
}

const selectQuestions = (tx: Tx, category: string) =>
  tx
    .select({ id: faq.id, title: faq.title, answer: faq.answer })
    .from(faq)
    .where(and(eq(faq.category, category), eq(faq.isActive, true)))
    .orderBy(asc(faq.position), asc(faq.id))
    .limit(questionsShown)
