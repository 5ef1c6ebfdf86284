import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import type { CourierName } from './courier.ts'

export type CourierMessage = {
  courier: CourierName
  /** Ours; a message that names no parcel of ours is kept without one. */
  invoice: string | null
  direction: 'sent' | 'received'
  /** book, status, webhook, unproved … */
  kind: string
  body: Record<string, unknown>
}

/** Writes down what was said between us and a courier, but for secrets. */
export async function keepCourierMessage(tx: Tx, at: Date, message: CourierMessage): Promise<void> {
  const { courier, invoice, direction, kind } = message
  await tx.insert(tables.courierMessage).values({
    courier,
    deliveryId:
      invoice === null
        ? null
        : sql`(select ${tables.sheetDelivery.id} from ${tables.sheetDelivery} where ${tables.sheetDelivery.invoice} = ${invoice})`,
    direction,
    kind,
    body: withoutSecrets(message.body),
    at,
  })
}

/** Whoever reads the messages must not be able to speak in our name. */
const secretNames =
  /^(api[-_]?key|secret[-_]?key|client_(id|secret)|username|password|(access|refresh)_token|authorization|x-pathao-signature)$/i

function withoutSecrets(body: Record<string, unknown>): Record<string, unknown> {
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
