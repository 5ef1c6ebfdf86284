import type { Deps } from '../../../deps.ts'
import { GatewayAway, isGateway } from '../../gateways/index.ts'
import type { PaymentRow } from '../payments/lock-payment.ts'
import { settlePayment } from './settle-payment.ts'

type StartedPayment = Pick<PaymentRow, 'id' | 'gateway' | 'transaction' | 'gatewayRef'>

/** Asks the gateway what became of a payment and settles it. One that is away changes nothing: the job asks again. Says whether it answered. */
export async function refreshPayment(
  deps: Pick<Deps, 'database' | 'clock' | 'gateways'>,
  { id, gateway, transaction, gatewayRef }: StartedPayment,
): Promise<boolean> {
  if (!isGateway(gateway)) return false
  try {
    const verdict = await deps.gateways[gateway].ask({ transaction, gatewayRef })
    await settlePayment(deps, { paymentId: id, verdict })
    return true
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    return false
  }
}
