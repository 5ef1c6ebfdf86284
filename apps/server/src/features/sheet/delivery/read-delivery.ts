import type { ResponseOf, readDelivery as readDeliveryCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { Couriers } from '../../couriers/index.ts'
import { findOwnCourse } from '../../enrolment/index.ts'
import { presentAddress } from './present-address.ts'
import { presentDeliveries } from './present-delivery.ts'

const { deliveryStep, sheetDelivery } = tables

type DeliveryKey = { doctorId: number; enrolmentId: number; deliveryId: number; couriers: Couriers; locale: Locale }

/** One parcel of the doctor's own course, with everything that happened to it. */
export async function readDelivery(tx: Tx, asked: DeliveryKey): Promise<ResponseOf<typeof readDeliveryCall>> {
  const { doctorId, enrolmentId, deliveryId, couriers, locale } = asked
  await findOwnCourse(tx, { doctorId, enrolmentId, alsoEnded: true })
  const [row] = await tx
    .select()
    .from(sheetDelivery)
    .where(and(eq(sheetDelivery.id, deliveryId), eq(sheetDelivery.enrolmentId, enrolmentId)))
  if (row === undefined) throw new AppError('not_found')
  const [card] = await presentDeliveries(tx, [row], { couriers, locale })
  const steps = await tx
    .select()
    .from(deliveryStep)
    .where(eq(deliveryStep.deliveryId, deliveryId))
    .orderBy(asc(deliveryStep.at), asc(deliveryStep.id))
  return {
    delivery: {
      ...card!,
      recipient_name: row.recipientName,
      phone: row.recipientPhone,
      address: await presentAddress(tx, row, locale),
      note: row.note,
      steps: steps.map(({ id, state, detail, at }) => ({ id, state, detail, at: at.toISOString() })),
    },
  }
}
