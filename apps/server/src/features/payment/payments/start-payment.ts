import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { GatewayAway, type GatewayName } from '../../gateways/index.ts'
import { spendByDoctor } from '../../rate-limit/index.ts'
import { loadOrders, type OrderFacts } from '../orders/load-orders.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { keepOrderOpen } from '../orders/open-order.ts'
import { orderNumber } from '../orders/order-number.ts'
import { amountToPay } from '../orders/plan-order.ts'
import { readWaysToPay } from '../orders/read-checkout.ts'
import { areSameTerms, type Terms, termsOfOrder, termsOfPayment } from '../orders/terms.ts'
import { applyNews } from '../settling/settle-payment.ts'
import { awaitGatewayUrl } from './await-gateway-url.ts'
import { insertManualPayment, insertPayment } from './insert-payment.ts'
import { paymentsByDoctor } from './limits.ts'
import type { PaymentRow } from './lock-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { type ManualFields, readManualFields } from './read-manual-fields.ts'
import { refreshEarlierPayments } from './refresh-earlier-payments.ts'

const { doctor, payment } = tables

export type PaymentRequest = {
  orderId: number
  doctorId: number
  gateway: GatewayName | 'manual'
  all: boolean
  /** Of a payment by hand, as typed. */
  payerNumber?: string | undefined
  trx?: string | undefined
  locale: Locale
}

/** A second press within this time is the same request. */
const samePressMs = 20_000

/**
 * Begins a payment and says where the browser goes. The gateway is asked outside every transaction, because it may take
 * long; what was written before is found by the job, whatever happens to this process.
 */
export async function startPayment(
  deps: Deps,
  request: PaymentRequest,
): Promise<{ paymentId: number; redirect: string | null }> {
  const { db } = deps.database
  const now = deps.clock()
  const offered = (await readWaysToPay(db, deps.gateways)).names
  if (!offered.includes(request.gateway)) refuse('gateway', messages.error_field_invalid_choice({}, request))
  const typed =
    request.gateway === 'manual'
      ? readManualFields({ payerNumber: request.payerNumber, trx: request.trx }, request.locale)
      : null
  await spendByDoctor(db, paymentsByDoctor, { doctorId: request.doctorId, secret: deps.env.appSecret, now })

  const startedBefore = new Date(now.getTime() - samePressMs)
  await refreshEarlierPayments(deps, { orderId: request.orderId, doctorId: request.doctorId, startedBefore })
  // The gateway may have taken long to answer, and a hold may have ended meanwhile.
  const begun = await db.transaction((tx) => beginPayment(tx, request, { typed, now: deps.clock() }))
  if (begun === 'price_changed') refuse('total', messages.error_field_price_changed({}, request))
  if (begun.row.gateway === 'manual') return { paymentId: begun.row.id, redirect: null }
  const redirect = begun.isNew ? await openSession(deps, begun.row, begun.order, request.locale) : begun.row.gatewayUrl
  return { paymentId: begun.row.id, redirect: redirect ?? (await awaitGatewayUrl(db, begun.row.id)) }
}

type BegunPayment = { row: PaymentRow; order: OrderRow; isNew: boolean }

async function beginPayment(
  tx: Transaction,
  request: PaymentRequest,
  { typed, now }: { typed: ManualFields | null; now: Date },
): Promise<BegunPayment | 'price_changed'> {
  let order = await lockOrder(tx, request.orderId, request.doctorId)
  if (order.bookedAt === null) {
    const shown = order.totalPaisa
    ;({ order } = await keepOrderOpen(tx, order, { now, prolong: true }))
    // Nobody is sent to pay an amount they have not seen. What was written stays: the new price is the one to show.
    if (order.totalPaisa !== shown) return 'price_changed'
  }
  const [facts] = await loadOrders(tx, [order.id], now)
  if (facts!.isLeaving) throw new AppError('refund_requested')
  const terms = order.bookedAt === null ? termsOfOrder(facts!, now) : null
  const same = findSamePress(facts!, request, { typed, terms, now })
  if (same !== undefined) return { row: same, order, isNew: false }
  const amountPaisa = amountToPay(facts!, now, request)
  if (amountPaisa === 0) throw new AppError('nothing_to_pay')
  const row =
    typed === null || request.gateway !== 'manual'
      ? await insertPayment(tx, { order, amountPaisa, terms, gateway: request.gateway as GatewayName, now })
      : await insertManualPayment(tx, { order, amountPaisa, terms, typed, locale: request.locale, now })
  return { row, order, isNew: true }
}

type ThisPress = { typed: ManualFields | null; terms: Terms | null; now: Date }

function findSamePress(facts: OrderFacts, request: PaymentRequest, { typed, terms, now }: ThisPress) {
  const running = facts.payments.filter(({ state, gateway }) => state === 'initiated' && gateway === request.gateway)
  if (typed !== null) return running.find(({ gatewayTrx }) => gatewayTrx === typed.trx)
  const since = now.getTime() - samePressMs
  const amount = amountToPay(facts, now, request)
  return running.find(
    (row) =>
      row.amountPaisa === amount &&
      row.startedAt.getTime() > since &&
      (terms === null || areSameTerms(terms, termsOfPayment(row, facts.row, now))),
  )
}

async function openSession(deps: Deps, row: PaymentRow, order: OrderRow, locale: Locale): Promise<string> {
  const { db } = deps.database
  const [payer] = await db.select().from(doctor).where(eq(doctor.id, order.doctorId))
  try {
    const { gatewayRef, url } = await deps.gateways[row.gateway as GatewayName].start({
      transaction: row.transaction,
      amountPaisa: row.amountPaisa,
      title: order.title[locale] ?? order.title.bn,
      orderNumber: orderNumber(order),
      doctor: { name: payer!.name, email: payer!.email, phone: payer!.phone, address: payer!.presentAddress },
    })
    await db
      .update(payment)
      .set({ gatewayRef, gatewayUrl: url })
      .where(and(eq(payment.id, row.id), isNull(payment.gatewayRef)))
    return url
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    await db.transaction(async (tx) => {
      const locked = await lockPayment(tx, row.id)
      await applyNews(tx, { row: locked, news: 'declined', reason: 'gateway_away', now: deps.clock() })
    })
    throw new AppError('gateway_unavailable', { cause: error })
  }
}

function refuse(field: string, words: string): never {
  throw invalidFields({ [field]: words })
}
