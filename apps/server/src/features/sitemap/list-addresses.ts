import type { Tx } from '@prostuti/db'
import type { Address } from './address.ts'
import { batchAddresses, eventAddresses, faqAddresses, videoAddresses } from './listed-addresses.ts'
import {
  categoryAddresses,
  courseAddresses,
  examListAddresses,
  readLatestChanges,
  writtenPageAddresses,
} from './standing-addresses.ts'

/** Every public page under its canonical address. What is closed or over is left out: it can be read, but is not news. */
export async function listAddresses(tx: Tx, now: Date): Promise<Address[]> {
  const [courses, categories, pages, batches, events, faqs, videos, exams, latest] = await Promise.all([
    courseAddresses(tx),
    categoryAddresses(tx),
    writtenPageAddresses(tx),
    batchAddresses(tx, now),
    eventAddresses(tx, now),
    faqAddresses(tx),
    videoAddresses(tx, now),
    examListAddresses(tx),
    readLatestChanges(tx),
  ])
  return [
    { path: '/', changedAt: null },
    ...courses,
    { path: '/batches', changedAt: latestOf(batches) },
    ...categories,
    ...batches,
    { path: '/events', changedAt: latestOf(events) },
    ...events,
    { path: '/faq', changedAt: latestOf(faqs) },
    ...faqs,
    ...videos,
    ...exams,
    { path: '/gallery', changedAt: latest.gallery },
    { path: '/contact-details', changedAt: latest.contacts },
    ...pages,
  ]
}

/** A list changed when its newest entry did. */
function latestOf(addresses: readonly Address[]): Date | null {
  return addresses.reduce<Date | null>((latest, { changedAt }) => {
    return changedAt !== null && (latest === null || changedAt > latest) ? changedAt : latest
  }, null)
}
