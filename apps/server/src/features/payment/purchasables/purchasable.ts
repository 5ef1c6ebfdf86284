import type { tables } from '@prostuti/db'

type Localized = typeof tables.event.$inferSelect.name

/** What an order is for, as it stands at this moment. */
export type Thing = {
  /** As discount codes name it. */
  key: string
  title: Localized
  detail: Localized | null
  listPaisa: number
  reductionPaisa: number
  reductionEndsAt: Date | null
  /** One can still get in, seats aside. */
  isOpen: boolean
}
