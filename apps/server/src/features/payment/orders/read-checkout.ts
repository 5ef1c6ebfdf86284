import type { ResponseOf, readOrder } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import type { Gateways } from '../../gateways/index.ts'
import { loadOrders } from './load-orders.ts'
import { duesNow, plansOf } from './plan-order.ts'
import { presentDue, presentOrder } from './present-order.ts'

export type Checkout = ResponseOf<typeof readOrder>

type CheckoutQuery = { orderId: number; doctorId: number; gateways: Gateways; locale: Locale; now: Date }

/** An order of this doctor, and what can still be chosen. */
export async function readCheckout(
  tx: Tx,
  { orderId, doctorId, gateways, locale, now }: CheckoutQuery,
): Promise<Checkout> {
  const [facts] = await loadOrders(tx, [orderId], now)
  if (facts === undefined || facts.row.doctorId !== doctorId) throw new AppError('not_found')
  const ways = await readWaysToPay(tx, gateways)
  return {
    order: presentOrder(facts, { locale, now }),
    plans: plansOf(facts, now).map(({ plan, parts }) => ({ plan, dues: duesNow(facts, parts, now).map(presentDue) })),
    gateways: ways.names,
    manual: ways.manual && { numbers: ways.manual.numbers, note: pickText(ways.manual.note, locale) },
    server_time: now.toISOString(),
  }
}

/** What the centre offers, as far as it has an account there. */
export async function readWaysToPay(tx: Tx, gateways: Gateways) {
  const [row] = await tx
    .select({ names: tables.site.paymentGateways, manual: tables.site.manualPayment })
    .from(tables.site)
  const names = (row?.names ?? []).filter((name) => name === 'manual' || gateways[name].available)
  return { names, manual: names.includes('manual') ? (row?.manual ?? null) : null }
}
