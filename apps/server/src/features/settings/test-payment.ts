import { randomBytes } from 'node:crypto'
import type { ResponseOf } from '@prostuti/contract'
import type { testPayment as testPaymentCall } from '@prostuti/contract/staff'
import type { Deps } from '../../deps.ts'
import { GatewayAway, type GatewayName } from '../gateways/index.ts'
import { spendTry } from '../rate-limit/index.ts'

type PaymentTest = ResponseOf<typeof testPaymentCall>
type Step = PaymentTest['steps'][number]

/** The least that both gateways take. */
const amountPaisa = 10_00
const limit = { name: 'test-payment', tries: 6, windowMs: 3_600_000 }

type TestedGateway = { gateway: GatewayName; staffId: number; now: Date }

/**
 * Opens a payment of ten taka and asks the gateway about it: whether our account is let in, whether its page would open, whether it
 * knows our number afterwards. The address of the page is given to nobody, because money that came there would belong to no order;
 * so this is as true of a live account as of a sandbox, and nothing is ever booked.
 */
export async function testPayment(
  { database: { db }, gateways, env }: Pick<Deps, 'database' | 'gateways' | 'env'>,
  { gateway, staffId, now }: TestedGateway,
): Promise<PaymentTest> {
  await spendTry(db, limit, { who: String(staffId), now })
  const transaction = `TEST${randomBytes(8).toString('hex').toUpperCase()}`
  let gatewayRef: string | null = null
  const steps: Step[] = []
  steps.push(
    await timed('open', async () => {
      const opened = await gateways[gateway].start({
        transaction,
        amountPaisa,
        title: 'Prostuti test',
        orderNumber: transaction,
        doctor: { name: 'Prostuti', email: null, phone: '+8801700000000', address: null },
      })
      gatewayRef = opened.gatewayRef
      return opened.gatewayRef
    }),
  )
  if (steps[0]?.is_done)
    steps.push(await timed('ask', async () => (await gateways[gateway].ask({ transaction, gatewayRef })).status))
  return { is_real: env.payment.mode === 'live', steps }
}

async function timed(name: Step['name'], ask: () => Promise<string>): Promise<Step> {
  const begun = performance.now()
  const ms = () => Math.round(performance.now() - begun)
  try {
    return { name, is_done: true, said: await ask(), ms: ms() }
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    return { name, is_done: false, said: error.code, ms: ms() }
  }
}
