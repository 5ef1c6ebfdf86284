import { type Tx, tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { withoutSecrets } from '../../outbound/without-secrets.ts'
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
export async function storeCourierMessage(tx: Tx, at: Date, message: CourierMessage): Promise<void> {
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
