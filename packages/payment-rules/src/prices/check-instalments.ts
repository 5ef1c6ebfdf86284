import type { Paisa } from '../money.ts'
import type { InstalmentShare } from './plan-instalments.ts'

export type InstalmentFault =
  /** A part of nothing. */
  | 'empty'
  /** Only the first is paid when enrolling; every other has its day. */
  | 'no_day'
  | 'first_has_day'
  /** Not after the part before it. */
  | 'too_early'

export type InstalmentCheck = {
  /** What the parts come to, and what they would have to; equal when all is well. */
  readonly sum: Paisa
  readonly due: Paisa
  /** By the place of the part, from 0. */
  readonly faults: readonly (InstalmentFault | undefined)[]
  readonly isRight: boolean
}

type Divided = {
  readonly fee: Paisa
  /** What the early ones pay less. Parts may come to the fee or to what it is for them: the first part takes the difference. */
  readonly reduction: Paisa
  readonly shares: readonly InstalmentShare[]
}

/** Whether the parts that staff wrote can stand: none empty, each after the one before, and all together the fee. */
export function checkInstalments({ fee, reduction, shares }: Divided): InstalmentCheck {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  const due = shares.length === 0 ? sum : sum === fee - reduction ? sum : fee
  const faults = shares.map((share, place) => faultOf(share, shares[place - 1]))
  return { sum, due, faults, isRight: sum === due && faults.every((fault) => fault === undefined) }
}

function faultOf(share: InstalmentShare, before: InstalmentShare | undefined): InstalmentFault | undefined {
  if (share.amount <= 0) return 'empty'
  if (before === undefined) return share.dueOn === null ? undefined : 'first_has_day'
  if (share.dueOn === null) return 'no_day'
  return before.dueOn !== null && share.dueOn <= before.dueOn ? 'too_early' : undefined
}
