import { dayAfter, laterDay } from '../days.ts'
import { duesOf } from '../dues/dues.ts'
import type { Paisa } from '../money.ts'
import { codeDiscount, type DiscountCode } from '../prices/discount-code.ts'
import { type Instalment, type InstalmentShare, planInstalments } from '../prices/plan-instalments.ts'
import type { OrderPrice } from '../prices/price-order.ts'

/** The last day on which a doctor may move away from a batch; a batch that has not begun may be left for another as well. */
export const lastDayToMove = (startsOn: string, moveWithinDays: number): string => dayAfter(startsOn, moveWithinDays)

type PricedBatch = { readonly key: string; readonly list: Paisa; readonly reduction: Paisa }

/** What an order costs in another batch today. A code goes along where it is for that batch too. */
export function priceMove({ key, list, reduction }: PricedBatch, code: MovedCode | null): OrderPrice {
  const reduced = Math.max(0, list - reduction)
  const isFor = code !== null && (code.only === null || code.only.includes(key))
  const off = isFor ? codeDiscount(code, reduced) : 0
  return { list, reduction: list - reduced, code: off, total: reduced - off }
}

type MovedCode = Pick<DiscountCode, 'kind' | 'value' | 'only'>

type OrderToReplan = {
  /** Of the batch that is moved to. */
  readonly total: Paisa
  /** What was paid of it, or waived. */
  readonly covered: Paisa
  /** As agreed before. */
  readonly parts: readonly Instalment[]
  readonly plan: 'full' | 'instalments'
  /** How the fee of the new batch may be paid in parts; none where it is paid at once. */
  readonly shares: readonly InstalmentShare[]
  readonly dueAfterDays: number
}

/**
 * The parts of an order after a move. What was paid or waived stays as the parts it filled; the rest is divided as the new batch says,
 * or on the days agreed before where it says nothing, and nothing of it is due sooner than some days from now.
 */
export function replanInstalments(order: OrderToReplan, today: string): Instalment[] {
  const { total, covered, parts, plan, shares, dueAfterDays } = order
  const kept = fill(parts, Math.min(covered, total))
  const divides = plan === 'full' ? [] : shares.length > 1 ? shares : parts
  const soonest = dayAfter(today, dueAfterDays)
  const open = duesOf(planInstalments(total, divides, today), covered, today)
    .filter((due) => due.open > 0)
    .map((due) => ({ amount: due.open, dueOn: laterDay(due.dueOn, soonest) }))
  return joinSameDays([...kept, ...open], kept.length).map((part, place) => ({ ...part, number: place + 1 }))
}

type Part = Omit<Instalment, 'number'>

/** The parts as far as it went; what went beyond them is one more. */
function fill(parts: readonly Instalment[], covered: Paisa): Part[] {
  const filled: Part[] = []
  let left = covered
  for (const { amount, dueOn } of parts) {
    if (left <= 0) break
    filled.push({ amount: Math.min(amount, left), dueOn })
    left -= amount
  }
  const last = filled.at(-1)
  if (left > 0 && last !== undefined) filled[filled.length - 1] = { ...last, amount: last.amount + left }
  return filled
}

/** Two open parts that have come to be due on one day are one. */
function joinSameDays(parts: Part[], from: number): Part[] {
  const joined = parts.slice(0, from)
  for (const part of parts.slice(from)) {
    const last = joined.length > from ? joined.at(-1) : undefined
    if (last?.dueOn === part.dueOn) joined[joined.length - 1] = { ...last, amount: last.amount + part.amount }
    else joined.push(part)
  }
  return joined
}
