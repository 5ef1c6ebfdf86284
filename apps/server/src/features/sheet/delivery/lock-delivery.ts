import { type Transaction, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'

const { enrolment, sheetDelivery } = tables

export type DeliveryRow = typeof sheetDelivery.$inferSelect

export type LockedDelivery = { row: DeliveryRow; doctorId: number }

/** The parcel under its lock, with whose it is. `enrolmentId` is given where it must be this course's. */
export async function lockDelivery(
  tx: Transaction,
  { deliveryId, enrolmentId }: { deliveryId: number; enrolmentId?: number },
): Promise<LockedDelivery> {
  const [found] = await tx
    .select({ row: sheetDelivery, doctorId: enrolment.doctorId })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .where(
      and(
        eq(sheetDelivery.id, deliveryId),
        enrolmentId === undefined ? undefined : eq(sheetDelivery.enrolmentId, enrolmentId),
      ),
    )
    .for('update', { of: sheetDelivery })
  if (found === undefined) throw new AppError('not_found')
  return found
}
