import { createMemoryTexts } from '../../../../kit/storage/memory-texts.ts'
import type { KeptDay, Review } from '../notebook-types.ts'
import { joinReviews } from '../review-state.ts'
import { createIndexedNotebookStore } from './indexed-notebook-store.ts'
import type { Kept, NotebookStore } from './notebook-store.ts'
import { createTextNotebookStore, type TextNotebookStore } from './text-notebook-store.ts'

/** Some browsers neither do nor refuse what a database is asked for, in private windows or when the disk is full. */
const patienceMs = 3000

/** Where one doctor's notebook lies on this device: in the best store that takes it, read from all of them. */
export type NotebookShelf = {
  /** Whether what was done outlives the page, as far as we know. */
  durable(): boolean
  read(): Promise<Kept>
  storeDay(day: KeptDay): Promise<void>
  storeReviews(reviews: readonly Review[]): Promise<void>
  /** For a page that is going: written before this returns, where the browser lets us. */
  storeNow(reviews: readonly Review[]): void
  drop(reviewIds: readonly string[]): Promise<void>
}

export type NotebookStores = { best: NotebookStore; quick: TextNotebookStore; memory: NotebookStore }

export function createNotebookStores(): NotebookStores {
  const texts = createMemoryTexts()
  return {
    best: createIndexedNotebookStore(),
    quick: createTextNotebookStore(() => localStorage, true),
    memory: createTextNotebookStore(() => texts, false),
  }
}

/** For a look that leaves nothing behind. */
export function createPassingStores(): NotebookStores {
  const texts = createMemoryTexts()
  const memory = createTextNotebookStore(() => texts, false)
  return { best: memory, quick: memory, memory }
}

export function createNotebookShelf({ best, quick, memory }: NotebookStores, doctorId: number): NotebookShelf {
  const all = [best, quick, memory]
  let durable = true

  /** Into the first that takes it; whether that one lasts. */
  async function store(work: (store: NotebookStore) => Promise<void>): Promise<boolean> {
    for (const each of all) {
      try {
        await inTime(work(each))
        return each.durable
      } catch {}
    }
    return false
  }

  return {
    durable: () => durable,
    async read() {
      const found = await Promise.allSettled(all.map((each) => inTime(each.read(doctorId))))
      return joinKept(found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
    },
    async storeDay(day) {
      await store((each) => each.storeDay(doctorId, day))
    },
    async storeReviews(reviews) {
      durable = await store((each) => each.storeReviews(doctorId, reviews))
    },
    storeNow(reviews) {
      try {
        quick.storeNow(doctorId, reviews)
      } catch {
        // It is in the better store, or nowhere that outlives the page, which was said.
      }
    },
    async drop(reviewIds) {
      if (reviewIds.length > 0) await Promise.allSettled(all.map((each) => inTime(each.drop(doctorId, reviewIds))))
    },
  }
}

/** Of each review all that any store knows; of the days the one that was asked for last. */
function joinKept(found: readonly Kept[]): Kept {
  const reviews = new Map<string, Review>()
  for (const review of found.flatMap((kept) => kept.reviews)) {
    const present = reviews.get(review.id)
    reviews.set(review.id, present ? joinReviews(present, review) : review)
  }
  const days = found.flatMap(({ day }) => day ?? [])
  return { day: days.sort((one, other) => one.askedAt - other.askedAt).at(-1), reviews: [...reviews.values()] }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the store does not answer')), patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
