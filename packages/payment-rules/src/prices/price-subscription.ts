import { type Paisa, taka, upToWholeTaka } from '../money.ts'

/** What a shelf of videos costs: one video for thirty days, and how long it may be had, with what is taken off for that. */
export type SubscriptionRates = {
  readonly monthPaisa: Paisa
  readonly durations: readonly { readonly days: number; readonly percentOff: number }[]
}

type SubscriptionPrice = {
  readonly days: number
  readonly percentOff: number
  readonly list: Paisa
  /** What is saved by choosing long. */
  readonly reduction: Paisa
  readonly total: Paisa
}

const month = 30

/**
 * What so many videos cost for each of the durations, the shortest first, in whole taka. Whoever takes longer never pays
 * less in all than for a shorter time, however much off staff wrote: otherwise the shorter choice would be a trap.
 */
export function priceSubscription({ monthPaisa, durations }: SubscriptionRates, videos: number): SubscriptionPrice[] {
  let least = 0
  return durations
    .toSorted((a, b) => a.days - b.days)
    .map(({ days, percentOff }) => {
      const list = Math.round((monthPaisa * videos * days) / month / taka) * taka
      const off = Math.min(list, Math.max(0, upToWholeTaka((list * percentOff) / 100)))
      const total = Math.max(list - off, least)
      least = total
      return { days, percentOff, list, reduction: list - total, total }
    })
}
