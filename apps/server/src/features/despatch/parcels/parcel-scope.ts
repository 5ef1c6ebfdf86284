import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { placeOf } from '../../resource/index.ts'
import { type LockedDelivery, lockDelivery } from '../../sheet/index.ts'
import { isOwnEnrolment, type StaffMember } from '../../staff/index.ts'

const { batch, district, enrolment, sheetDelivery } = tables

/** Only parcels of the member's courses and branches. */
export const seesParcel = (member: StaffMember): SQL => isOwnEnrolment(member, sql`${sheetDelivery.enrolmentId}`)

/** In which order lists show them. */
export const newestFirst = { by: sheetDelivery.createdAt, id: sheetDelivery.id, isDescending: true }

/** Parcels with what a list says of where they belong. */
export const placedParcels = (tx: Tx) =>
  tx
    .select({
      place: placeOf(newestFirst),
      row: sheetDelivery,
      doctorId: enrolment.doctorId,
      batch: { id: batch.id, title: batch.title },
      district: { bn: district.nameBn, en: district.nameEn },
    })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(district, eq(district.id, sheetDelivery.districtId))

export type PlacedParcel = Awaited<ReturnType<typeof placedParcels>>[number]

type ParcelReader = { id: number; member: StaffMember }

/** One that is not the member's does not exist. */
export async function findParcel(tx: Tx, { id, member }: ParcelReader): Promise<PlacedParcel> {
  const [found] = await placedParcels(tx).where(and(eq(sheetDelivery.id, id), seesParcel(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** The same under its lock. */
export async function lockParcel(tx: Transaction, asked: ParcelReader): Promise<LockedDelivery> {
  await findParcel(tx, asked)
  return lockDelivery(tx, { deliveryId: asked.id })
}
