import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'

const { gatewayMessage } = tables

/** Whether a browser came back for this payment before. */
export async function hasReturned(tx: Tx, paymentId: number): Promise<boolean> {
  const found = await tx
    .select({ id: gatewayMessage.id })
    .from(gatewayMessage)
    .where(and(eq(gatewayMessage.paymentId, paymentId), eq(gatewayMessage.kind, 'return')))
    .limit(1)
  return found.length > 0
}
