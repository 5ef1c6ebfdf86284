import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
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
export async function keepMessage(tx: Tx, at: Date, message: GatewayMessage): Promise<void> {
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

/** Ours and the gateway's: whoever reads the messages must not be able to speak in our name. */
const secretNames =
  /^(store_passwd|password|username|app_?key|app_?secret|id_?token|refresh_?token|authorization|x-app-key)$/i

/** The store's password goes into the signed string, and no answer repeats it; names are enough. */
export function withoutSecrets(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !secretNames.test(name))
      .map(([name, value]) => [name, clean(value)]),
  )
}

function clean(value: unknown): unknown {
  // PostgreSQL's JSON knows no zero byte.
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? withoutSecrets({ ...value }) : value
}
