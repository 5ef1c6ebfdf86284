import { type Db, tables } from '@prostuti/db'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { literally } from '../../../input/typed-text.ts'
import { indexedLetters, notOfWords } from '../../doctor-search/index.ts'
import { inBranches, inCourses, seesBatch } from '../../staff/index.ts'
import type { Hit, Search } from './hit.ts'

const { batch, course, event, teacher } = tables

/**
 * Every word that was typed begins one of its words: by the long ones the index says which may, by all of them the words themselves
 * say which do. Where only short ones were typed, the index finds those behind a space.
 */
function isNamed(key: SQLWrapper, { typed }: Search): SQL | undefined {
  const words = typed.words.map(({ written }) => literally(written))
  if (words.length === 0) return sql`false`
  const longOnes = words.filter((word) => word.length >= indexedLetters)
  if (longOnes.length === 0)
    return and(...words.map((word) => sql`(${key} like ${`${word}%`} or ${key} like ${`% ${word}%`})`))
  const apart = sql`' ' || regexp_replace(${key}, ${notOfWords}, ' ', 'g')`
  return and(
    ...longOnes.map((word) => sql`${key} like ${`%${word}%`}`),
    ...words.map((word) => sql`${apart} like ${`% ${word}%`}`),
  )
}

export async function findBatches(db: Db, search: Search): Promise<Hit[]> {
  const rows = await db
    .select({ id: batch.id, title: batch.title, course: course.title, startsOn: batch.startsOn })
    .from(batch)
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(isNamed(batch.searchKey, search), seesBatch(search.member)))
    .orderBy(desc(batch.startsOn), desc(batch.id))
    .limit(search.limit)
  return rows.map(({ id, title, course: of, startsOn }) => ({
    kind: 'batch',
    id,
    title: pickText(title, search.locale),
    facts: [
      { name: 'courses', value: pickText(of, search.locale) },
      { name: 'when', value: formatDate(new Date(startsOn), search.locale) },
    ],
  }))
}

export async function findCourses(db: Db, search: Search): Promise<Hit[]> {
  const key = sql`search_key((${course.title} ->> 'bn') || ' ' || coalesce(${course.title} ->> 'en', ''))`
  const rows = await db
    .select({ id: course.id, title: course.title })
    .from(course)
    .where(and(isNamed(key, search), inCourses(search.member, course.id)))
    .orderBy(course.position, course.id)
    .limit(search.limit)
  return rows.map(({ id, title }) => ({ kind: 'course', id, title: pickText(title, search.locale), facts: [] }))
}

export async function findEvents(db: Db, search: Search): Promise<Hit[]> {
  const rows = await db
    .select({ id: event.id, name: event.name, startsAt: event.startsAt })
    .from(event)
    .where(and(isNamed(event.searchKey, search), inBranches(search.member, event.contactId)))
    .orderBy(desc(event.startsAt), desc(event.id))
    .limit(search.limit)
  return rows.map(({ id, name, startsAt }) => ({
    kind: 'event',
    id,
    title: pickText(name, search.locale),
    facts: [{ name: 'when', value: formatDate(startsAt, search.locale) }],
  }))
}

/** Teachers belong to no course and no branch: whoever sees one sees all. */
export async function findTeachers(db: Db, search: Search): Promise<Hit[]> {
  const rows = await db
    .select({ id: teacher.id, name: teacher.name, subject: teacher.subject })
    .from(teacher)
    .where(isNamed(teacher.searchKey, search))
    .orderBy(teacher.position, teacher.id)
    .limit(search.limit)
  return rows.map(({ id, name, subject }) => ({
    kind: 'teacher',
    id,
    title: pickText(name, search.locale),
    facts: [{ name: 'subject', value: pickText(subject, search.locale) }],
  }))
}
