import { tables } from '@prostuti/db'
import type { Deps } from '../../deps.ts'
import { settlePayment } from '../../features/payment/index.ts'
import { buildPayment } from './build-payment.ts'

type Received = {
  gateway?: 'bkash' | 'sslcommerz' | 'manual'
  /** The provider's own number of the money. */
  trx: string
  amountPaisa?: number
  at: Date
}

/** Money that a gateway confirmed at that moment: booked, with its receipt. */
export async function buildReceived(
  { database }: Pick<Deps, 'database'>,
  { gateway = 'bkash', trx, amountPaisa = 550_000, at }: Received,
) {
  const made = await buildPayment(database.db, { transaction: `T-${trx}`, gateway, amountPaisa, startedAt: at })
  const { id: paymentId, transaction } = made.payment
  const verdict = {
    status: 'paid' as const,
    risky: false,
    transaction,
    amount: amountPaisa,
    currency: 'BDT',
    gatewayTrx: trx,
  }
  const { state } = await settlePayment({ database, clock: () => at }, { paymentId, verdict })
  if (state !== 'paid') throw new Error(`the payment is ${state}`)
  return made
}

/** A branch with a drawer. */
export async function buildBranch({ database: { db } }: Pick<Deps, 'database'>, name = 'ফার্মগেট') {
  const [row] = await db
    .insert(tables.contact)
    .values({ name: { bn: name }, address: { bn: 'ঢাকা' }, position: 1 })
    .returning()
  return row!
}
