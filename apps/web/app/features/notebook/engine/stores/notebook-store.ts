import type { KeptDay, Review } from '../notebook-types.ts'

export type Kept = { day: KeptDay | undefined; reviews: Review[] }

/** Where a device keeps notebooks. Each is named by its doctor: two accounts on one phone never mix, and a sign-out loses nothing. */
export type NotebookStore = {
  /** Whether it outlives a reload. */
  durable: boolean
  read(doctorId: number): Promise<Kept>
  storeDay(doctorId: number, day: KeptDay): Promise<void>
  storeReviews(doctorId: number, reviews: readonly Review[]): Promise<void>
  drop(doctorId: number, reviewIds: readonly string[]): Promise<void>
}
