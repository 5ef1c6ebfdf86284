import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq } from 'drizzle-orm'
import { type Courier, neverArrived } from '../../couriers/index.ts'

const { courierMessage } = tables

type LastBooking = { kind: 'none' } | { kind: 'doubt' } | { kind: 'done'; answer: Record<string, unknown> }

/**
 * What became of the last try to give a parcel to the courier, as far as it is written down: a process may have died, or an
 * answer may have been lost, after the courier had it.
 */
export async function readLastBooking(
  tx: Tx,
  { deliveryId, courier }: { deliveryId: number; courier: Pick<Courier, 'name' | 'readBooking'> },
): Promise<LastBooking> {
  const [last] = await tx
    .select({ direction: courierMessage.direction, body: courierMessage.body })
    .from(courierMessage)
    .where(
      and(
        eq(courierMessage.deliveryId, deliveryId),
        eq(courierMessage.courier, courier.name),
        eq(courierMessage.kind, 'book'),
      ),
    )
    .orderBy(desc(courierMessage.id))
    .limit(1)
  if (last === undefined) return { kind: 'none' }
  if (last.direction === 'sent') return { kind: 'doubt' }
  if (courier.readBooking(last.body) !== undefined) return { kind: 'done', answer: last.body }
  // A plain refusal is clear; so is staff's word that the courier has nothing.
  const isClear = neverArrived(last.body.away) || Number(last.body.http) >= 400 || last.body.vouched === 'not_there'
  return { kind: isClear ? 'none' : 'doubt' }
}
