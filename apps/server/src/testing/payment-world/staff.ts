import { tables } from '@prostuti/db'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { isGateway } from '../../features/gateways/index.ts'
import { leastOf } from '../../features/payment/staff/decide-refund-request.ts'
import { approvePayment, refusePayment } from '../decide-payment.ts'
import { decideRefund, refuseRefundRequest } from '../give-back.ts'
import type { Market } from './market.ts'
import { declineWaiting, payOut } from './office.ts'
import { refusable } from './refusable.ts'
import type { Second } from './steps.ts'
import type { World } from './world.ts'

const { payment, refund, refundRequest } = tables

/** Staff say of a payment that it is good. It counts as said, unless it is refused: who dies may have been heard. */
export async function approve({ deps }: World, { approved }: Market, paymentId: number) {
  approved.push(paymentId)
  try {
    return await approvePayment(deps, { paymentId })
  } catch (error) {
    approved.splice(approved.indexOf(paymentId), 1)
    throw error
  }
}

export function refuse({ deps }: World, { refused }: Market, paymentId: number) {
  refused.add(paymentId)
  return refusePayment(deps, { paymentId })
}

/** Staff look in the gateway's panel for refunds whose answer was lost: whether there is one more than we know of. */
export async function lookUpRefunds({ db, deps, tills }: World): Promise<void> {
  const lost = await db
    .select({ id: refund.id, amountPaisa: refund.amountPaisa, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.state, 'asked'), gt(refund.asked, 0)))
    .orderBy(refund.id)
  for (const { id, amountPaisa, payment: of } of lost) {
    if (!isGateway(of.gateway)) continue
    const same = tills[of.gateway].truthOf(of.transaction).wentBack.filter((each) => each === amountPaisa)
    const isOfSame = and(eq(refund.paymentId, of.id), eq(refund.amountPaisa, amountPaisa), eq(refund.state, 'done'))
    const isThere = same.length > (await db.$count(refund, isOfSame))
    await decideRefund(deps, { refundId: id, found: isThere ? { reference: `panel-${id}` } : null })
  }
}

type WishDecision = { orderId: number; isGranted: boolean; second: Second; dies: number | undefined }

/** Staff grant the open wish of an order, or refuse it. Of a doctor who wanted to leave, whoever dies may have been heard. */
export async function decideWish(
  world: World,
  { left }: Market,
  { orderId, isGranted, second, dies }: WishDecision,
): Promise<unknown> {
  const { db, deps, office } = world
  const isOpen = inArray(refundRequest.state, ['asked', 'looked_at'])
  const [open] = await db
    .select()
    .from(refundRequest)
    .where(and(eq(refundRequest.orderId, orderId), isOpen))
  if (open === undefined) return undefined
  const decision = { refundRequestId: open.id, staffId: office.accounts.id, answer: 'নিয়মে নেই' }
  if (!isGranted) return refusable({ dies }, () => refuseRefundRequest(deps, decision))
  if (open.cause === 'leaving') left.add(orderId)
  return grant(world, open, { second, dies })
}

async function grant(
  world: World,
  request: typeof refundRequest.$inferSelect,
  { second, dies }: Pick<WishDecision, 'second' | 'dies'>,
): Promise<unknown> {
  const { id: requestId, orderId, cause, reason } = request
  const amountPaisa = await leastOf(world.db, { request, order: { id: orderId } })
  const given = { orderId, requestId, amountPaisa, reason: reason ?? cause, answer: null, ends: cause === 'leaving' }
  return payOut(world, { dies }, { given, isProposed: false, second })
}

/** What a gateway did not send is sent anew. */
export async function payOutRest(world: World): Promise<void> {
  const granted = await world.db.select().from(refundRequest).where(eq(refundRequest.state, 'granted'))
  for (const request of granted) {
    await declineWaiting(world, request.orderId)
    await grant(world, request, { second: 'signs', dies: undefined })
  }
}
