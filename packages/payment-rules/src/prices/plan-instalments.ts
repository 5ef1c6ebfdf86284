import type { Paisa } from '../money.ts'

/** How a fee may be paid in parts, as staff wrote it. The first is due at once and has no date. */
export type InstalmentShare = { readonly amount: Paisa; readonly dueOn: string | null }

/** One part of an order. Dates are days in Dhaka, `YYYY-MM-DD`; the first is due today. */
export type Instalment = { readonly number: number; readonly amount: Paisa; readonly dueOn: string }

/**
 * Divides an order's total as the shares say. Parts whose day has passed are paid with the first. Where the total is not
 * what the shares come to (a code, a reduction that has ended), the first part takes the difference and the later ones stay
 * the round sums staff wrote; what a first part cannot give is taken from the next.
 */
export function planInstalments(total: Paisa, shares: readonly InstalmentShare[], today: string): Instalment[] {
  const now = shares.filter((share, place) => place === 0 || share.dueOn === null || share.dueOn <= today)
  const later = shares.filter((share) => !now.includes(share))
  const parts = [
    { dueOn: today, amount: now.reduce((sum, share) => sum + share.amount, 0) },
    ...later.map((share) => ({ dueOn: share.dueOn!, amount: share.amount })),
  ]
  let difference = total - parts.reduce((sum, part) => sum + part.amount, 0)
  const changed = parts.map((part) => {
    const amount = Math.max(0, part.amount + difference)
    difference -= amount - part.amount
    return { ...part, amount }
  })
  return changed
    .filter((part) => part.amount > 0)
    .map((part, place) => ({ ...part, number: place + 1, dueOn: place === 0 ? today : part.dueOn }))
}
