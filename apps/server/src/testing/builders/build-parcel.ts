import { type Tx, tables } from '@prostuti/db'

/** Dhaka › Dhaka › Dhanmondi. */
const dhanmondi = { divisionId: 6, districtId: 47, upazilaId: 9013, address: 'বাসা ১২' }

type Parcel = Pick<typeof tables.sheetDelivery.$inferInsert, 'enrolmentId' | 'state'> & {
  batchId: number
  title: string
}

let built = 0

/** A sheet of a batch at 400 taka, and a parcel with it for a doctor. */
export async function buildParcel(tx: Tx, { batchId, title, ...given }: Parcel) {
  built += 1
  const [sheet] = await tx
    .insert(tables.sheet)
    .values({ batchId, title: { bn: title }, volume: 1, pages: 100, weightGrams: 400 })
    .returning()
  const [parcel] = await tx
    .insert(tables.sheetDelivery)
    .values({
      ...{ ...dhanmondi, courier: 'steadfast', invoice: `TEST-PARCEL-${built}` },
      ...{ recipientName: 'ডা. রহিম', recipientPhone: '+8801712345678', ...given },
    })
    .returning()
  await tx.insert(tables.sheetDeliveryItem).values({ deliveryId: parcel!.id, sheetId: sheet!.id })
  return parcel!
}
