import { tables } from '@prostuti/db'
import { desc, eq } from 'drizzle-orm'
import type { World } from './world.ts'

const { payment } = tables

type PaymentRow = typeof payment.$inferSelect

const base = '/api/v3/web/payments'

const formOf = ({ transaction }: PaymentRow, isForged: boolean) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ tran_id: transaction, status: 'VALID', verify_sign: String(!isForged) }).toString(),
})

/** bKash signs nothing that could be checked: whoever forges says the opposite of what was true. */
function callbackOf({ tills }: World, { transaction, gatewayRef }: PaymentRow, isForged: boolean) {
  const isApproved = tills.bkash.truthOf(transaction).isApproved ?? false
  const query = new URLSearchParams({
    paymentID: gatewayRef ?? 'TR0011NEVER',
    status: isApproved === isForged ? 'cancel' : 'success',
  })
  return { method: 'GET' as const, url: `${base}/bkash/callback?${query}` }
}

export async function comeBack(world: World, paid: PaymentRow, isForged: boolean): Promise<void> {
  const request =
    paid.gateway === 'bkash'
      ? callbackOf(world, paid, isForged)
      : { ...formOf(paid, isForged), url: `${base}/sslcommerz/success` }
  const { statusCode } = await world.app.inject(request)
  if (statusCode !== 303) throw new Error(`a browser that came back was answered with ${statusCode}`)
}

/** bKash tells nobody by itself; there it is one more browser, or the same again. */
export async function sendIpn(world: World, paid: PaymentRow, isForged: boolean): Promise<void> {
  if (paid.gateway === 'bkash') return comeBack(world, paid, isForged)
  const { statusCode, body } = await world.app.inject({ ...formOf(paid, isForged), url: `${base}/sslcommerz/ipn` })
  if (statusCode !== 200) throw new Error(`an IPN was answered with ${statusCode}: ${body}`)
}

export async function findPayment({ db }: World, orderId: number, which: number) {
  const rows = await db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(desc(payment.id))
  return rows[which] ?? rows[0]
}
