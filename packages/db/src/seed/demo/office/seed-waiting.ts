import { and, asc, desc, eq, gt, like } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  batch,
  deliveryStep,
  doctor,
  enrolment,
  payment,
  purchaseOrder,
  schedule,
  sheet,
  sheetDelivery,
  sheetDeliveryItem,
} from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'

type Payment = Pick<typeof payment.$inferInsert, 'gateway' | 'reason' | 'method' | 'payerNumber'> & { hoursAgo: number }
type Parcel = Pick<typeof sheetDelivery.$inferSelect, 'state' | 'courier'> & { said: string; hoursAgo: number }

/** Some since this morning, one for longer than anybody should wait. */
const heldPayments: Payment[] = [
  { gateway: 'sslcommerz', reason: 'risky', method: 'VISA-Demo Bank', hoursAgo: 7.5 },
  { gateway: 'bkash', reason: 'mismatch', method: 'bKash', hoursAgo: 0.7 },
  { gateway: 'manual', reason: 'awaiting_staff', method: 'bkash', payerNumber: '+8801700000121', hoursAgo: 3 },
  { gateway: 'manual', reason: 'awaiting_staff', method: 'nagad', payerNumber: '+8801700000122', hoursAgo: 0.4 },
]

const parcels: Parcel[] = [
  { state: 'draft', courier: 'manual', said: 'requested', hoursAgo: 50 },
  { state: 'draft', courier: 'manual', said: 'requested', hoursAgo: 5 },
  { state: 'on_hold', courier: 'steadfast', said: 'answer_lost', hoursAgo: 9 },
]

/**
 * What waits for the staff: payments that only they can decide about, for as long as they have not, and parcels that no courier comes
 * for by itself. All of people of the crowd, so that no doctor of the demo has more than before.
 */
export async function seedWaiting(tx: Tx, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await seedHeldPayments(tx, now, ago)
  await seedParcels(tx, ago)
}

type Ago = (hours: number) => Date

async function seedHeldPayments(tx: Tx, now: Date, ago: Ago): Promise<void> {
  const crowd = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(like(doctor.bmdc, 'A-998%'))
    .orderBy(desc(doctor.id))
    .limit(heldPayments.length)
  const [place] = await tx
    .select({ batch, schedule })
    .from(batch)
    .innerJoin(schedule, eq(schedule.batchId, batch.id))
    .where(and(batch.isActive, schedule.isActive, gt(batch.enrolmentEndsAt, now), gt(batch.feePaisa, 0)))
    .orderBy(desc(batch.id), asc(schedule.id))
    .limit(1)
  if (!place) throw new Error('the demo has no open batch')
  const { id: batchId, feePaisa, title } = place.batch
  for (const [nth, { hoursAgo, ...paid }] of heldPayments.entries()) {
    const doctorId = crowd[nth]!.id
    const startedAt = ago(hoursAgo)
    const [seat] = await tx
      .insert(enrolment)
      .values({ doctorId, batchId, scheduleId: place.schedule.id, state: 'pending', createdAt: startedAt })
      .returning({ enrolmentId: enrolment.id })
    const [order] = await tx
      .insert(purchaseOrder)
      .values({
        ...{ doctorId, kind: 'enrolment', ...seat, title, detail: place.schedule.title },
        ...{ listPaisa: feePaisa, totalPaisa: feePaisa, createdAt: startedAt },
      })
      .returning({ id: purchaseOrder.id })
    const number = String(order!.id).padStart(6, '0')
    await tx.insert(payment).values({
      ...{ ...paid, orderId: order!.id, transaction: `DEMO-${number}`, amountPaisa: feePaisa, state: 'on_hold' },
      ...{ gatewayTrx: `DEMO${number}`, startedAt, createdAt: startedAt },
      terms: { list: feePaisa, reduction: 0, reductionEndsAt: null, code: 0, total: feePaisa, plan: 'full', parts: [] },
    })
  }
}

/** The first sheet of a batch to some of those who are in it. */
async function seedParcels(tx: Tx, ago: Ago): Promise<void> {
  const { presentDivisionId, presentDistrictId, presentUpazilaId } = demoDoctors[0]!
  const readers = await tx
    .select({ enrolmentId: enrolment.id, sheetId: sheet.id, name: doctor.name, phone: doctor.phone })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .innerJoin(sheet, and(eq(sheet.batchId, enrolment.batchId), eq(sheet.volume, 1)))
    .where(and(eq(enrolment.state, 'active'), like(doctor.bmdc, 'A-998%')))
    .orderBy(asc(enrolment.id))
    .limit(parcels.length)
  for (const [nth, { said, hoursAgo, ...parcel }] of parcels.entries()) {
    const { enrolmentId, sheetId, name, phone } = readers[nth]!
    const at = ago(hoursAgo)
    const [made] = await tx
      .insert(sheetDelivery)
      .values({
        ...{ ...parcel, enrolmentId, recipientName: name, recipientPhone: phone, invoice: `PS-DEMO-W${nth + 1}` },
        ...{ address: 'বাসা ৩১, সড়ক ৫' },
        ...{ divisionId: presentDivisionId!, districtId: presentDistrictId!, upazilaId: presentUpazilaId! },
        createdAt: at,
      })
      .returning({ id: sheetDelivery.id })
    await tx.insert(sheetDeliveryItem).values({ deliveryId: made!.id, sheetId })
    const source = parcel.state === 'draft' ? 'doctor' : 'booking'
    await tx.insert(deliveryStep).values({ deliveryId: made!.id, state: parcel.state, said, source, at })
  }
}
