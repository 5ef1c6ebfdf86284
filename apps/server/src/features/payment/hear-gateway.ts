import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps.ts'
import { GatewayAway, type GatewayName, keepMessage } from '../gateways/index.ts'
import type { FoundPayment } from './find-payment.ts'
import { settlePayment } from './settle-payment.ts'

type Heard = {
  gateway: GatewayName
  kind: 'return' | 'ipn'
  payment: FoundPayment
  form: Record<string, string>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Money that is confirmed or held is not asked about again; everything else may still turn into money. */
const isOpen = (state: FoundPayment['state']) => !['paid', 'on_hold', 'refunded'].includes(state)

/**
 * Somebody says that something happened to a payment. That is kept and taken as a hint to ask the gateway itself, whose answer is
 * settled. A gateway that is away changes nothing: the settlement job asks again.
 */
export async function hearGateway(deps: Deps, { gateway, kind, payment, form, log }: Heard): Promise<void> {
  const { transaction, gatewayRef } = payment
  await keepMessage(deps.database.db, deps.clock(), { gateway, transaction, direction: 'received', kind, body: form })
  if (!isOpen(payment.state)) return
  try {
    const verdict = await deps.gateways[gateway].ask({ transaction, gatewayRef, hint: form })
    await settlePayment(deps, { paymentId: payment.id, verdict })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    log.warn({ gateway, code: error.code }, 'the gateway is away; the payment is asked about later')
  }
}
