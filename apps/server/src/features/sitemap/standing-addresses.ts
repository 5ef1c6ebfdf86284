import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, max } from 'drizzle-orm'
import { pagePath } from '../content/index.ts'
import type { Address } from './address.ts'

const { batchCategory, contact, course, galleryAlbum, page, paper } = tables

/** The courses that have a page of their own; every course has its list of batches. */
const coursesWithAPage = new Set(['bcs', 'psc-non-cadre'])

const atMost = 1000

export async function courseAddresses(tx: Tx): Promise<Address[]> {
  const rows = await tx
    .select({ slug: course.slug, changedAt: course.updatedAt })
    .from(course)
    .where(eq(course.isActive, true))
    .orderBy(asc(course.position), asc(course.id))
    .limit(atMost)
  return rows.flatMap(({ slug, changedAt }) => [
    ...(coursesWithAPage.has(slug) ? [{ path: `/courses/${slug}`, changedAt }] : []),
    { path: `/${slug}/batches`, changedAt },
  ])
}

export async function categoryAddresses(tx: Tx): Promise<Address[]> {
  const rows = await tx
    .select({ slug: batchCategory.slug, changedAt: batchCategory.updatedAt })
    .from(batchCategory)
    .innerJoin(course, eq(course.id, batchCategory.courseId))
    .where(and(eq(batchCategory.isActive, true), eq(course.isActive, true)))
    .orderBy(asc(batchCategory.position), asc(batchCategory.id))
    .limit(atMost)
  return rows.map(({ slug, changedAt }) => ({ path: `/${slug}/batches`, changedAt }))
}

export async function writtenPageAddresses(tx: Tx): Promise<Address[]> {
  const rows = await tx
    .select({ slug: page.slug, changedAt: page.updatedAt })
    .from(page)
    .where(eq(page.isActive, true))
    .orderBy(asc(page.slug))
    .limit(atMost)
  return rows.map(({ slug, changedAt }) => ({ path: pagePath(slug), changedAt }))
}

/** The lists of exams; what is inside an exam is for those who sit it. */
export async function examListAddresses(tx: Tx): Promise<Address[]> {
  const lists = [
    { path: '/bcs-exam-list', kind: 'bcs_exam' },
    { path: '/quiz-list', kind: 'quiz' },
    { path: '/special-exam', kind: 'special_exam' },
  ] as const
  const rows = await tx
    .select({ kind: paper.kind, changedAt: max(paper.updatedAt) })
    .from(paper)
    .where(eq(paper.isActive, true))
    .groupBy(paper.kind)
  return lists.map(({ path, kind }) => ({ path, changedAt: rows.find((row) => row.kind === kind)?.changedAt ?? null }))
}

/** Of the pages that show everything of a kind at once. */
export async function readLatestChanges(tx: Tx): Promise<{ gallery: Date | null; contacts: Date | null }> {
  const [[gallery], [contacts]] = await Promise.all([
    tx
      .select({ at: max(galleryAlbum.updatedAt) })
      .from(galleryAlbum)
      .where(eq(galleryAlbum.isActive, true)),
    tx
      .select({ at: max(contact.updatedAt) })
      .from(contact)
      .where(eq(contact.isActive, true)),
  ])
  return { gallery: gallery?.at ?? null, contacts: contacts?.at ?? null }
}
