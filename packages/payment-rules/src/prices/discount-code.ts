import { type Paisa, upToWholeTaka } from '../money.ts'

export type DiscountCode = {
  /** Per cent from 1 to 100, or an amount in paisa. */
  readonly kind: 'percent' | 'amount'
  readonly value: number
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** How often it may be used by all together, and by one doctor; null for any number. */
  readonly limit: number | null
  readonly limitPerDoctor: number | null
  /** The batches, events and shelves it is for; null for all. */
  readonly only: readonly string[] | null
}

/** Uses that count: of orders that were paid, or are being paid at this moment. */
export type CodeUses = { readonly all: number; readonly byDoctor: number }

export type CodeRefusal = 'not_yet' | 'over' | 'used_up' | 'used_already' | 'not_for_this'

/** Why a code cannot be used for a purchasable now, which `key` names as `only` does; undefined when it can. */
export function refuseCode(now: Date, code: DiscountCode, key: string, uses: CodeUses): CodeRefusal | undefined {
  if (code.only !== null && !code.only.includes(key)) return 'not_for_this'
  if (code.startsAt !== null && now < code.startsAt) return 'not_yet'
  if (code.endsAt !== null && now >= code.endsAt) return 'over'
  if (code.limitPerDoctor !== null && uses.byDoctor >= code.limitPerDoctor) return 'used_already'
  if (code.limit !== null && uses.all >= code.limit) return 'used_up'
  return undefined
}

/** What a code takes off a price: whole taka in the payer's favour, and never more than there is. */
export function codeDiscount(code: Pick<DiscountCode, 'kind' | 'value'>, price: Paisa): Paisa {
  const off = code.kind === 'percent' ? upToWholeTaka((price * code.value) / 100) : code.value
  return Math.min(price, Math.max(0, off))
}
