import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, gt, lte, or } from 'drizzle-orm'
import type { Address } from './address.ts'

const { batch, batchCategory, course, event, faq, freeVideo } = tables

/** Beyond this a centre would have other problems than its sitemap. */
const maxOfAKind = 100_000

/** Batches that still take people. `/{slug}/batches/{id}` shows the same batch and names this address as canonical. */
export async function batchAddresses(tx: Tx, now: Date): Promise<Address[]> {
  const rows = await tx
    .select({ id: batch.id, changedAt: batch.updatedAt })
    .from(batch)
    .innerJoin(batchCategory, eq(batchCategory.id, batch.batchCategoryId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(
      and(
        eq(batch.isActive, true),
        eq(batchCategory.isActive, true),
        eq(course.isActive, true),
        gt(batch.enrolmentEndsAt, now),
      ),
    )
    .orderBy(asc(batch.id))
    .limit(maxOfAKind)
  return rows.map(({ id, changedAt }) => ({ path: `/batch-details/${id}`, changedAt }))
}

export async function eventAddresses(tx: Tx, now: Date): Promise<Address[]> {
  const rows = await tx
    .select({ id: event.id, changedAt: event.updatedAt })
    .from(event)
    .where(and(eq(event.isActive, true), or(gt(event.deadline, now), gt(event.startsAt, now))))
    .orderBy(asc(event.deadline), asc(event.id))
    .limit(maxOfAKind)
  return rows.map(({ id, changedAt }) => ({ path: `/${id}/event`, changedAt }))
}

export async function faqAddresses(tx: Tx): Promise<Address[]> {
  const rows = await tx
    .select({ id: faq.id, changedAt: faq.updatedAt })
    .from(faq)
    .where(eq(faq.isActive, true))
    .orderBy(asc(faq.position), asc(faq.id))
    .limit(maxOfAKind)
  return rows.map(({ id, changedAt }) => ({ path: `/faq/${id}/show`, changedAt }))
}

export async function videoAddresses(tx: Tx, now: Date): Promise<Address[]> {
  const rows = await tx
    .select({ id: freeVideo.id, changedAt: freeVideo.updatedAt })
    .from(freeVideo)
    .where(and(eq(freeVideo.isActive, true), lte(freeVideo.publishedAt, now)))
    .orderBy(asc(freeVideo.position), asc(freeVideo.id))
    .limit(maxOfAKind)
  return rows.map(({ id, changedAt }) => ({ path: `/v/${id}`, changedAt }))
}
