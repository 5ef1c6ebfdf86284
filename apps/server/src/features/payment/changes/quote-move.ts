import { type Tx, tables } from '@prostuti/db'
import { type Instalment, type OrderPrice, type Paisa, priceMove, replanInstalments } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { eq } from 'drizzle-orm'
import { owedOf } from '../ledger/owed-of.ts'
import type { OrderFacts } from '../orders/load-orders.ts'
import type { Listing } from '../purchasables/purchasable.ts'
import { moneyHere } from '../refund-requests/reckon-order.ts'

const { discountCode } = tables

export type MoveTarget = {
  /** Null where the price stays as it was agreed: another timetable of the same batch. */
  listing: Pick<Listing, 'key' | 'listPaisa' | 'reductionPaisa'> | null
  shares: readonly { amount: Paisa; dueOn: string | null }[]
}

export type MoveQuote = {
  price: OrderPrice
  parts: Instalment[]
  /** What is owed for the new one; above zero the order is not paid. */
  owed: Paisa
  /** What of the money that came goes back. */
  back: Paisa
}

type MovedOrder = { facts: OrderFacts; dueAfterDays: number; now: Date }

/** What a booked order would come to elsewhere, by the prices of today; asks about the order once for any number of targets. */
export async function quoteMoves<T extends MoveTarget>(
  tx: Tx,
  { facts, dueAfterDays, now }: MovedOrder,
  targets: readonly T[],
): Promise<{ target: T; quote: MoveQuote }[]> {
  const { row, parts, covered } = facts
  const [code = null] =
    row.discountCodeId === null
      ? []
      : await tx.select().from(discountCode).where(eq(discountCode.id, row.discountCodeId))
  const owed = await owedOf(tx, row.id)
  const here = await moneyHere(tx, row.id)
  return targets.map((target) => {
    if (target.listing === null) return { target, quote: { price: priceOf(facts), parts, owed, back: 0 } }
    const { key, listPaisa, reductionPaisa } = target.listing
    const price = priceMove({ key, list: listPaisa, reduction: reductionPaisa }, code)
    const rest = owed + price.total - row.totalPaisa
    const order = { total: price.total, covered, parts, plan: row.plan, shares: target.shares, dueAfterDays }
    return {
      target,
      quote: {
        price,
        parts: price.total === 0 ? [] : replanInstalments(order, dhakaDate(now)),
        owed: Math.max(0, rest),
        back: Math.min(Math.max(0, -rest), Math.max(0, here - price.total)),
      },
    }
  })
}

const priceOf = ({ row }: OrderFacts): OrderPrice => ({
  list: row.listPaisa,
  reduction: row.reductionPaisa,
  code: row.codePaisa,
  total: row.totalPaisa,
})
