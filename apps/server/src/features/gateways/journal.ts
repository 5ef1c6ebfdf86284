import { type Db, tables } from '@prostuti/db'
import { and, desc, eq, sql } from 'drizzle-orm'
import { neverArrived } from './gateway.ts'
import { type GatewayMessage, storeGatewayMessage } from './store-gateway-message.ts'

const { gatewayMessage, payment } = tables

/** What an adapter writes down, and looks up of what it wrote. */
export type Journal = {
  keep(message: GatewayMessage): Promise<void>
  /** The last word about one of our refunds, so that none is asked for twice and no answer is lost. */
  lastOfRefund(transaction: string, refundId: number): Promise<LastWord | undefined>
}

export type LastWord = Pick<GatewayMessage, 'direction' | 'body'>

export function createJournal(db: Db, clock: () => Date): Journal {
  return {
    keep: (message) => storeGatewayMessage(db, clock(), message),
    async lastOfRefund(transaction, refundId) {
      const [found] = await db
        .select({ direction: gatewayMessage.direction, body: gatewayMessage.body })
        .from(gatewayMessage)
        .innerJoin(payment, eq(payment.id, gatewayMessage.paymentId))
        .where(
          and(
            eq(payment.transaction, transaction),
            eq(gatewayMessage.kind, 'refund'),
            sql`${gatewayMessage.body} ->> 'our_refund_id' = ${String(refundId)}`,
          ),
        )
        .orderBy(desc(gatewayMessage.id))
        .limit(1)
      return found
    },
  }
}

/** Whether a refund may be asked for: never before, or only when nobody was there to hear it. */
export const mayAskForRefund = (last: LastWord | undefined): boolean =>
  last === undefined || (last.direction === 'received' && neverArrived(last.body.away))
