import type { ResponseOf, readOrderPage as readOrderPageCall } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { mayLeave, postponementOf } from '@prostuti/payment-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { type Locale, pickText } from '@prostuti/text/locale'
import { AppError } from '../../../errors.ts'
import { loadOrders, type OrderFacts } from '../orders/load-orders.ts'
import { duesNow } from '../orders/plan-order.ts'
import { presentOrder } from '../orders/present-order.ts'
import { selectRequests } from '../refund-requests/find-open-request.ts'
import { presentReckoning, presentRefundRequest } from '../refund-requests/present-refund-request.ts'
import { reckonOrder } from '../refund-requests/reckon-order.ts'

type OrderPage = ResponseOf<typeof readOrderPageCall>
type OrderReader = { orderId: number; doctorId: number; locale: Locale; now: Date }

/** An order of this doctor, and what can still be changed of it. */
export async function readOrderPage(tx: Tx, { orderId, doctorId, locale, now }: OrderReader): Promise<OrderPage> {
  const [facts] = await loadOrders(tx, [orderId], now)
  if (facts === undefined || facts.row.doctorId !== doctorId) throw new AppError('not_found')
  const reckoning = await reckonOrder(tx, facts.row, now)
  const requests = await selectRequests(tx, [orderId])
  return {
    order: presentOrder(facts, { locale, now }),
    ordered_at: facts.row.createdAt.toISOString(),
    move: presentMove(facts, locale, now),
    postponement: presentPostponement(facts, now),
    reckoning: reckoning === undefined ? null : presentReckoning(reckoning),
    may_ask: reckoning !== undefined && mayLeave(reckoning) && !facts.isLeaving,
    refund_requests: requests.map(presentRefundRequest),
    server_time: now.toISOString(),
  }
}

function presentMove({ row, changes, purchase }: OrderFacts, locale: Locale, now: Date): OrderPage['move'] {
  const { moveUntil } = purchase
  if (moveUntil === null || row.bookedAt === null || row.closedAt !== null) return null
  const done = changes.find(({ kind }) => kind === 'move')
  if (done === undefined)
    return {
      state: dhakaDate(now) > moveUntil ? 'over' : 'open',
      until: moveUntil,
      from: null,
      old_calendar_path: null,
    }
  const { title, detail, total } = done.before
  return {
    state: 'done',
    until: moveUntil,
    from: {
      title: pickText(title, locale),
      detail: pickText(detail, locale),
      total_paisa: total,
      at: done.at.toISOString(),
    },
    old_calendar_path: `/api/v3/web/schedules/${done.fromScheduleId}/calendar.ics?lang=${locale}&left=1`,
  }
}

function presentPostponement(facts: OrderFacts, now: Date): OrderPage['postponement'] {
  const { row, changes, parts, purchase } = facts
  if (row.bookedAt === null || row.closedAt !== null) return null
  const done = changes.find(({ kind }) => kind === 'postponement')
  if (done !== undefined) {
    const { number } = done
    const before = done.before.parts.find((part) => part.number === number)
    // A move since may have planned all parts anew.
    const after = parts.find((part) => part.number === number) ?? before
    return before === undefined ? null : { state: 'done', number: number!, from: before.dueOn, to: after!.dueOn }
  }
  const dues = duesNow(facts, parts, now)
  const offered = postponementOf(dues, purchase.postponeDays)
  if (offered !== undefined) return { state: 'open', ...offered }
  const next = dues.find(({ open }) => open > 0)
  return next === undefined || purchase.postponeDays === 0
    ? null
    : { state: 'late', number: next.number, from: next.dueOn, to: next.dueOn }
}
