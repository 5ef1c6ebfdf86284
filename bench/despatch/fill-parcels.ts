import { asc, eq } from 'drizzle-orm'
import { type Db, tables } from '../../packages/db/src/index.ts'

const { enrolment, sheet, sheetDelivery, sheetDeliveryItem } = tables

let made = 0

/** Parcels of one sheet that wait to be booked; those to be refused have no name on them. */
export async function fillParcels(db: Db, { count, refused }: { count: number; refused: number }): Promise<number[]> {
  const [place] = await db
    .select({ enrolmentId: enrolment.id, sheetId: sheet.id })
    .from(enrolment)
    .innerJoin(sheet, eq(sheet.batchId, enrolment.batchId))
    .orderBy(asc(enrolment.id), asc(sheet.id))
    .limit(1)
  const { enrolmentId, sheetId } = place!
  const rows = await db
    .insert(sheetDelivery)
    .values(
      Array.from({ length: count }, (_, nth) => ({
        ...{ enrolmentId, courier: 'steadfast' as const, invoice: `PS-BENCH-${++made}` },
        ...{ recipientName: nth < refused ? '' : `ডা. মাপ ${nth}`, recipientPhone: '+8801712345678' },
        ...{ divisionId: 6, districtId: 47, upazilaId: 9013, address: 'বাসা ১২, সড়ক ৭' },
      })),
    )
    .returning({ id: sheetDelivery.id })
  await db.insert(sheetDeliveryItem).values(rows.map(({ id }) => ({ deliveryId: id, sheetId })))
  return rows.map(({ id }) => id)
}
