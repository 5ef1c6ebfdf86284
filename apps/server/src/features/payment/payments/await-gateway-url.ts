import { setTimeout as wait } from 'node:timers/promises'
import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { payment } = tables

const looks = 40
const everyMs = 250

/** For the second of two presses: where the first one, which is still talking to the gateway, will send the browser. */
export async function awaitGatewayUrl(tx: Tx, paymentId: number): Promise<string> {
  for (let look = 0; look < looks; look += 1) {
    const [row] = await tx
      .select({ url: payment.gatewayUrl, state: payment.state })
      .from(payment)
      .where(eq(payment.id, paymentId))
    if (row?.url) return row.url
    if (row?.state !== 'initiated') break
    await wait(everyMs)
  }
  throw new AppError('gateway_unavailable')
}
