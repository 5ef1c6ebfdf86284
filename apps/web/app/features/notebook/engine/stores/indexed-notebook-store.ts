import type { DBSchema } from 'idb'
import { deviceDatabase } from '../../../../kit/storage/device-database.ts'
import { daysName, notebooksName } from '../../../../kit/storage/notebook-names.ts'
import type { KeptDay, Review } from '../notebook-types.ts'
import type { NotebookStore } from './notebook-store.ts'

interface Notebooks extends DBSchema {
  [daysName]: { key: number; value: KeptDay }
  reviews: { key: [number, string]; value: Review }
}

const reviewsOf = (doctorId: number) => IDBKeyRange.bound([doctorId, ''], [doctorId, '\uffff'])

/** The store in IndexedDB: a retest is one small row. */
export function createIndexedNotebookStore(): NotebookStore {
  const use = deviceDatabase<Notebooks>(notebooksName, (fresh) => {
    fresh.createObjectStore(daysName)
    fresh.createObjectStore('reviews')
  })

  return {
    durable: true,
    read: (doctorId) =>
      use(async (db) => {
        const tx = db.transaction([daysName, 'reviews'])
        const [day, reviews] = await Promise.all([
          tx.objectStore(daysName).get(doctorId),
          tx.objectStore('reviews').getAll(reviewsOf(doctorId)),
        ])
        return { day, reviews }
      }),
    storeDay: (doctorId, day) => use(async (db) => void (await db.put(daysName, day, doctorId))),
    storeReviews: (doctorId, reviews) =>
      use(async (db) => {
        const tx = db.transaction('reviews', 'readwrite')
        const puts = reviews.map((review) => tx.store.put(review, [doctorId, review.id]))
        // Said at once, and not found out when the page has come round to it again: it may be going.
        tx.commit()
        await Promise.all([...puts, tx.done])
      }),
    drop: (doctorId, reviewIds) =>
      use(async (db) => {
        const tx = db.transaction('reviews', 'readwrite')
        await Promise.all([...reviewIds.map((id) => tx.store.delete([doctorId, id])), tx.done])
      }),
  }
}
