import type { Texts } from '../../../../kit/storage/memory-texts.ts'
import { dayTextBegin } from '../../../../kit/storage/notebook-names.ts'
import type { KeptDay, Review } from '../notebook-types.ts'
import type { Kept, NotebookStore } from './notebook-store.ts'

/** A store that writes at once, and so also what is done while the page goes: a database drops what it has not finished by then. */
export type TextNotebookStore = NotebookStore & { storeNow(doctorId: number, reviews: readonly Review[]): void }

/** A text for each review, so that two tabs never write the same one over. */
export function createTextNotebookStore(open: () => Texts, durable: boolean): TextNotebookStore {
  const dayName = (doctorId: number) => `${dayTextBegin}${doctorId}`
  const reviewName = (doctorId: number, id: string) => `notebook:review:${doctorId}:${id}`
  const readText = <Value>(name: string): Value | undefined => {
    const text = open().getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  }
  function storeNow(doctorId: number, reviews: readonly Review[]): void {
    for (const review of reviews) open().setItem(reviewName(doctorId, review.id), JSON.stringify(review))
  }
  return {
    durable,
    async read(doctorId): Promise<Kept> {
      const texts = open()
      const begin = reviewName(doctorId, '')
      const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
      const reviews = names.filter((name) => name.startsWith(begin)).flatMap((name) => readText<Review>(name) ?? [])
      return { day: readText<KeptDay>(dayName(doctorId)), reviews }
    },
    storeDay: async (doctorId, day) => open().setItem(dayName(doctorId), JSON.stringify(day)),
    storeReviews: async (doctorId, reviews) => storeNow(doctorId, reviews),
    storeNow,
    async drop(doctorId, reviewIds) {
      for (const id of reviewIds) open().removeItem(reviewName(doctorId, id))
    },
  }
}
