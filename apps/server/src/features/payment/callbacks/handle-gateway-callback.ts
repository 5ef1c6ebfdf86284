import { mayStillBePaid } from '@prostuti/payment-rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { keyedHash } from '../../../secrets.ts'
import { GatewayAway, type GatewayName, storeGatewayMessage } from '../../gateways/index.ts'
import { addressHash, isWithin } from '../../rate-limit/index.ts'
import { callbacksByAddress, callbacksOfPayment } from '../payments/limits.ts'
import { scheduleQuery } from '../settling/schedule-query.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { callbackBody } from './callback-body.ts'
import type { FoundPayment } from './find-payment.ts'

type GatewayCallback = {
  gateway: GatewayName
  kind: 'return' | 'ipn'
  payment: FoundPayment
  form: Record<string, string>
  /** The browser's first return is kept in any case: by it a second one is known for a copy. */
  isFirstReturn: boolean
  /** Where it came from. */
  address: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * A callback is recorded and taken as a hint to query the gateway itself, whose answer is settled. Beyond a few a day of one
 * payment anybody may have sent it: then nothing is recorded, and the settlement job queries soon, once for all of them. A
 * gateway that is away changes nothing: the job queries again.
 */
export async function handleGatewayCallback(deps: Deps, callback: GatewayCallback): Promise<void> {
  const { gateway, kind, payment, form, log } = callback
  const { transaction, gatewayRef } = payment
  const { db } = deps.database
  const now = deps.clock()
  const isWithinLimit = await isWithinLimits(deps, callback, now)
  if (isWithinLimit || callback.isFirstReturn)
    await storeGatewayMessage(db, now, { gateway, transaction, direction: 'received', kind, body: callbackBody(form) })
  if (!mayStillBePaid(payment.state)) return
  if (!isWithinLimit) return scheduleQuery(db, payment, now)
  try {
    const verdict = await deps.gateways[gateway].ask({ transaction, gatewayRef, hint: form })
    await settlePayment(deps, { paymentId: payment.id, verdict })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    log.warn({ gateway, code: error.code }, 'the gateway is away; the settlement job will query the payment')
  }
}

async function isWithinLimits(
  { database: { db }, env }: Deps,
  { payment, address }: GatewayCallback,
  now: Date,
): Promise<boolean> {
  const byAddress = { who: addressHash(env.appSecret, address), now }
  if (!(await isWithin(db, callbacksByAddress, byAddress))) return false
  return isWithin(db, callbacksOfPayment, { who: keyedHash(env.appSecret, 'payment', String(payment.id)), now })
}
