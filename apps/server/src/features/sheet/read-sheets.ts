import type { courseSheets, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { desc, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Couriers } from '../couriers/index.ts'
import { findOwnCourse } from '../enrolment/index.ts'
import { type AddressKind, profileAddress } from './delivery/delivery-address.ts'
import { presentAddress } from './delivery/present-address.ts'
import { presentDeliveries } from './delivery/present-delivery.ts'
import { loadSheets } from './load-sheets.ts'

const { doctor, sheetDelivery } = tables

type SheetsReader = { doctorId: number; enrolmentId: number; couriers: Couriers; locale: Locale; now: Date }

/** Everything the sheets page shows. */
export async function readSheets(
  tx: Tx,
  { doctorId, enrolmentId, couriers, locale, now }: SheetsReader,
): Promise<ResponseOf<typeof courseSheets>> {
  const course = await findOwnCourse(tx, { doctorId, enrolmentId, alsoEnded: true })
  const sheets = await loadSheets(tx, { batchId: course.batchId, enrolmentId, locale, now })
  const rows = await tx
    .select()
    .from(sheetDelivery)
    .where(eq(sheetDelivery.enrolmentId, enrolmentId))
    .orderBy(desc(sheetDelivery.id))
  const [owner] = await tx.select().from(doctor).where(eq(doctor.id, doctorId))
  if (owner === undefined) throw new AppError('not_found')
  const addressOf = async (kind: AddressKind) => {
    const where = profileAddress(owner, kind)
    return where === undefined ? null : presentAddress(tx, where, locale)
  }
  return {
    sheets,
    deliveries: await presentDeliveries(tx, rows, { couriers, locale }),
    addresses: {
      present: await addressOf('present'),
      permanent: await addressOf('permanent'),
      recipient_name: owner.name,
      phone: owner.phone,
    },
    can_request: course.state === 'active' && sheets.some(({ state }) => state === 'ready'),
  }
}
