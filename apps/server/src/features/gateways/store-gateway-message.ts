import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { withoutSecrets } from '../../outbound/without-secrets.ts'
import type { GatewayName } from './gateway.ts'

export type GatewayMessage = {
  gateway: GatewayName | 'manual'
  /** Ours; a message that names no payment of ours is kept without one. */
  transaction: string | null
  direction: 'sent' | 'received'
  /** session, return, ipn, validation, query, execute, refund … */
  kind: string
  body: Record<string, unknown>
}

/** Writes down what was said between us and a gateway, but for secrets. */
export async function storeGatewayMessage(tx: Tx, at: Date, message: GatewayMessage): Promise<void> {
  const { gateway, transaction, direction, kind } = message
  await tx.insert(tables.gatewayMessage).values({
    gateway,
    paymentId:
      transaction === null
        ? null
        : sql`(select ${tables.payment.id} from ${tables.payment} where ${tables.payment.transaction} = ${transaction})`,
    direction,
    kind,
    body: withoutSecrets(message.body),
    at,
  })
}
