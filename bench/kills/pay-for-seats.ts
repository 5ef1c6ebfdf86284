import { findLedgerFaults } from '../../apps/server/src/features/payment/index.ts'
import type { Database } from '../../packages/db/src/index.ts'
import type { Chance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { PaymentOutcome } from '../../packages/sandbox/src/index.ts'
import type { Work } from './work.ts'

type Slot = { batchId: number; scheduleId: number }
type Checkout = { order: { id: number } }
type Started = { payment: { id: number }; redirect: string }

/** In all of these the money is taken; they differ in who tells the server. */
const outcomes: PaymentOutcome[] = ['success', 'success', 'success', 'duplicate_ipn', 'no_ipn', 'ipn_only', 'silent']

/** Doctors who take a seat and pay for it. A payment counts from the moment at which the gateway has the money. */
export function payForSeats(database: Database, slot: Slot, tokens: string[], chance: Chance): Work {
  const waiting = [...tokens]
  const paid: number[] = []
  return {
    what: 'payments that the gateway took',
    atOnce: 2,
    pauseMs: 1000,
    async doOne(client) {
      const token = waiting.pop()
      if (token === undefined) return false
      const seat = { batch_id: slot.batchId, schedule_id: slot.scheduleId }
      const { order } = await client.send<Checkout>('/doctor/enrolments', { token, json: seat })
      const path = `/doctor/orders/${order.id}/payments`
      const { payment, redirect } = await client.send<Started>(path, { token, json: { gateway: 'sslcommerz' } })
      const outcome = outcomes[chance.below(outcomes.length)]!
      const page = await (await fetch(redirect, { method: 'POST', body: new URLSearchParams({ outcome }) })).text()
      paid.push(payment.id)
      await comeBack(page)
      return true
    },
    acknowledged: () => paid.length,
    async findMissing() {
      const { rows } = await database.pool.query<{ id: number }>(
        `select payment.id from payment join purchase_order on purchase_order.id = payment.order_id
         join enrolment on enrolment.id = purchase_order.enrolment_id and enrolment.state = 'active'
         join invoice on invoice.payment_id = payment.id
         where payment.id = any($1) and payment.state = 'paid'`,
        [paid],
      )
      const settled = new Set(rows.map(({ id }) => id))
      const faults = await findLedgerFaults(database.db)
      return [
        ...paid.filter((id) => !settled.has(id)).map((id) => `payment ${id}`),
        ...faults.map(({ fault, id }) => `ledger: ${fault} (${id})`),
      ]
    },
  }
}

/** The gateway's page sends the browser back with a form. It comes once, and finds whatever it finds. */
async function comeBack(page: string): Promise<void> {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(page)?.[1]
  if (action === undefined || !action.includes('/api/v3/web/payments/')) return
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!])
  const form = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const
  await fetch(action, { ...form, signal: AbortSignal.timeout(20_000) }).catch(() => {})
}
