import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { keyedHash } from '../../../secrets.ts'
import { GatewayAway, type GatewayName, keepMessage } from '../../gateways/index.ts'
import { addressHash, isWithin } from '../../rate-limit/index.ts'
import { callbacksByAddress, callbacksOfPayment } from '../payments/limits.ts'
import { hasCome } from '../settling/has-come.ts'
import { askSoon } from '../settling/schedule-query.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { callbackBody } from './callback-body.ts'
import type { FoundPayment } from './find-payment.ts'

type Heard = {
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
 * Somebody says that something happened to a payment. That is kept and taken as a hint to ask the gateway itself, whose answer is
 * settled. Beyond a few a day, anybody may have sent it: then nothing is kept, and the settlement job asks soon, once for all
 * of them. A gateway that is away changes nothing: the job asks again.
 */
export async function hearGateway(deps: Deps, heard: Heard): Promise<void> {
  const { gateway, kind, payment, form, log } = heard
  const { transaction, gatewayRef } = payment
  const { db } = deps.database
  const now = deps.clock()
  const isOfFew = await isWithinLimits(deps, heard, now)
  if (isOfFew || heard.isFirstReturn)
    await keepMessage(db, now, { gateway, transaction, direction: 'received', kind, body: callbackBody(form) })
  if (hasCome(payment.state)) return
  if (!isOfFew) return askSoon(db, payment, now)
  try {
    const verdict = await deps.gateways[gateway].ask({ transaction, gatewayRef, hint: form })
    await settlePayment(deps, { paymentId: payment.id, verdict })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    log.warn({ gateway, code: error.code }, 'the gateway is away; the payment is asked about later')
  }
}

async function isWithinLimits(
  { database: { db }, env }: Deps,
  { payment, address }: Heard,
  now: Date,
): Promise<boolean> {
  const byAddress = { who: addressHash(env.appSecret, address), now }
  if (!(await isWithin(db, callbacksByAddress, byAddress))) return false
  return isWithin(db, callbacksOfPayment, { who: keyedHash(env.appSecret, 'payment', String(payment.id)), now })
}
