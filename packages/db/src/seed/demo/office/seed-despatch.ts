import { and, asc, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  deliveryStep,
  doctor,
  enrolment,
  sheet,
  sheetDelivery,
  sheetDeliveryItem,
  staff,
  stockMovement,
} from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'

type Parcel = Pick<typeof sheetDelivery.$inferInsert, 'state' | 'refusal'> & {
  isPacked?: boolean
  steps: [said: string, state: (typeof deliveryStep.$inferInsert)['state'], hoursAgo: number][]
}

const asked = (hoursAgo: number): Parcel['steps'][number] => ['requested', 'draft', hoursAgo]
const booked = (hoursAgo: number): Parcel['steps'][number] => ['booked', 'booked', hoursAgo]

/** What lies on the desk of whoever packs: to pack, to hand over, refused, on the way, come back. */
const parcels: Parcel[] = [
  ...[26, 25, 24, 22, 21, 20].map((hours): Parcel => ({ state: 'booked', steps: [asked(hours), booked(hours - 0.2)] })),
  ...[30, 29].map((hours): Parcel => ({ state: 'booked', isPacked: true, steps: [asked(hours), booked(hours - 0.2)] })),
  {
    state: 'draft',
    refusal: 'The recipient address must be at least 10 characters.',
    steps: [asked(2), ['refused', 'draft', 1.8]],
  },
  { state: 'in_transit', isPacked: true, steps: [asked(70), booked(69.8), ['pending', 'in_transit', 50]] },
  {
    state: 'returned',
    isPacked: true,
    steps: [asked(190), booked(189.8), ['pending', 'in_transit', 170], ['cancelled', 'returned', 20]],
  },
]

const bengali = (value: number): string => value.toLocaleString('bn-BD')

/** Copies on shelves, and parcels at every place of the despatch desk. Of people of the crowd, so that no doctor of the demo has more than before. */
export async function seedDespatch(tx: Tx, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const [packer] = await tx.select({ id: staff.id }).from(staff).orderBy(asc(staff.id)).limit(1)
  if (packer === undefined) return
  const { presentDivisionId, presentDistrictId, presentUpazilaId } = demoDoctors[0]!
  const readers = await tx
    .select({ enrolmentId: enrolment.id, sheetId: sheet.id, name: doctor.name, phone: doctor.phone })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .innerJoin(sheet, and(eq(sheet.batchId, enrolment.batchId), eq(sheet.volume, 1)))
    .where(
      and(
        ...[eq(enrolment.state, 'active'), like(doctor.bmdc, 'A-998%'), isNotNull(sheet.readyAt)],
        sql`not exists (select from sheet_delivery where sheet_delivery.enrolment_id = ${enrolment.id})`,
      ),
    )
    .orderBy(asc(enrolment.id))
    .limit(parcels.length)
  await seedShelves(tx, { staffId: packer.id, at: ago(24 * 9), scarceId: readers[0]?.sheetId })
  for (const [nth, { enrolmentId, sheetId, name, phone }] of readers.entries()) {
    const { steps, isPacked, ...parcel } = parcels[nth]!
    const isBooked = parcel.state !== 'draft'
    const number = String(nth + 1).padStart(2, '0')
    const [made] = await tx
      .insert(sheetDelivery)
      .values({
        ...{ ...parcel, enrolmentId, recipientName: name, recipientPhone: phone, invoice: `PS-DEMO-D${number}` },
        ...{ address: `বাসা ${bengali(nth + 3)}, সড়ক ${bengali(nth + 1)}, ব্লক খ`.normalize('NFC'), courier: 'steadfast' },
        ...{ divisionId: presentDivisionId!, districtId: presentDistrictId!, upazilaId: presentUpazilaId! },
        ...(isBooked && {
          consignmentId: `1483006${number}`,
          trackingCode: `DEMOD${number}`,
          bookedAt: ago(steps[1]![2]),
        }),
        ...(parcel.state === 'returned' && { settledAt: ago(20) }),
        ...(isPacked && { packedAt: ago(steps[1]![2] - 1), packedBy: packer.id }),
        createdAt: ago(steps[0]![2]),
      })
      .returning({ id: sheetDelivery.id, packedAt: sheetDelivery.packedAt })
    await tx.insert(sheetDeliveryItem).values({ deliveryId: made!.id, sheetId })
    await tx.insert(deliveryStep).values(
      steps.map(([said, state, hours]) => ({
        ...{ deliveryId: made!.id, state, said, source: sourceOf(said), at: ago(hours) },
      })),
    )
    if (made!.packedAt !== null)
      await tx.insert(stockMovement).values({
        ...{ sheetId, kind: 'packed', quantity: -1, deliveryId: made!.id, staffId: packer.id, at: made!.packedAt },
      })
  }
}

/** Whose word a step is. */
function sourceOf(said: string): 'doctor' | 'booking' | 'poll' {
  if (said === 'requested') return 'doctor'
  return said === 'booked' || said === 'refused' ? 'booking' : 'poll'
}

type Shelves = { staffId: number; at: Date; scarceId: number | undefined }

/** Every sheet that is printed lies somewhere, and was counted once. */
async function seedShelves(tx: Tx, { staffId, at, scarceId }: Shelves): Promise<void> {
  const printed = await tx.select().from(sheet).where(isNotNull(sheet.readyAt)).orderBy(asc(sheet.id))
  for (const [nth, { id }] of printed.entries()) {
    const shelf = `${'ABCDEFGH'[Math.floor(nth / 6) % 8]}-${(nth % 6) + 1}`
    await tx.update(sheet).set({ shelf }).where(eq(sheet.id, id))
    // Of one there are fewer than the parcels need.
    const counted = id === scarceId ? 6 : 40 + ((nth * 17) % 60)
    await tx.insert(stockMovement).values([
      { sheetId: id, kind: 'printed', quantity: counted + 2, staffId, at: new Date(at.getTime() - 3_600_000) },
      { sheetId: id, kind: 'counted', quantity: -2, counted, staffId, at },
    ])
  }
}
