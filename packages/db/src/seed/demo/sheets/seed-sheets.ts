import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import {
  batch,
  course,
  deliveryStep,
  doctor,
  enrolment,
  sheet,
  sheetDelivery,
  sheetDeliveryItem,
} from '../../../tables/index.ts'
import { dayOf, momentAt } from '../dhaka-calendar.ts'
import { demoDoctors } from '../doctors.ts'
import { bcsSheets, type DemoSheet, fcpsSheets, sheetsOf } from './sheets.ts'

type Delivery = typeof sheetDelivery.$inferInsert
type Step = Omit<typeof deliveryStep.$inferInsert, 'deliveryId'>

/**
 * Printed sheets of every batch that sells them. Of the four of the first demo doctor's FCPS batch one has arrived, one is on its
 * way, one can be asked for and one is still being printed.
 */
export async function seedSheets(tx: Tx, now: Date): Promise<void> {
  const owner = demoDoctors[0]!
  const own = await tx
    .select({ enrolmentId: enrolment.id, batchId: enrolment.batchId, slug: course.slug })
    .from(enrolment)
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(course, eq(course.id, batch.courseId))
    .where(and(eq(doctor.phone, owner.phone), eq(enrolment.state, 'active')))
    .orderBy(asc(enrolment.id))
  const today = dayOf(now)
  const bcs = own.find(({ slug }) => slug === 'bcs')
  const fcps = own.find(({ slug }) => slug === 'fcps-part-1')
  if (bcs) await insertSheets(tx, bcs.batchId, bcsSheets, today)
  for (const row of await tx.select().from(batch).orderBy(asc(batch.id))) {
    const isSold = row.inclusions.some(({ kind }) => kind === 'sheets')
    if (isSold && row.id !== bcs?.batchId && row.id !== fcps?.batchId)
      await insertSheets(tx, row.id, sheetsOf(row, today), today)
  }
  if (!fcps) return
  const [first, second] = await insertSheets(tx, fcps.batchId, fcpsSheets, today)
  const to = {
    enrolmentId: fcps.enrolmentId,
    recipientName: owner.name,
    recipientPhone: owner.phone,
    divisionId: owner.presentDivisionId!,
    districtId: owner.presentDistrictId!,
    upazilaId: owner.presentUpazilaId!,
    address: owner.presentAddress!,
    courier: 'steadfast',
  } as const
  const at = (daysAgo: number, hour: number, minute: number) => momentAt(today - daysAgo, hour * 60 + minute)
  await insertDelivery(tx, first!, {
    ...to,
    state: 'delivered',
    invoice: 'PS-DEMO-1',
    consignmentId: '148200518',
    trackingCode: 'DEMO4F9T',
    steps: [
      { state: 'draft', said: 'requested', source: 'doctor', at: at(11, 20, 42) },
      { state: 'booked', said: 'booked', source: 'booking', at: at(11, 20, 52) },
      { state: 'in_transit', said: 'pending', source: 'poll', at: at(10, 11, 5) },
      { state: 'delivered', said: 'delivered', source: 'webhook', at: at(8, 13, 20) },
    ],
  })
  await insertDelivery(tx, second!, {
    ...to,
    state: 'in_transit',
    invoice: 'PS-DEMO-2',
    consignmentId: '148200731',
    trackingCode: 'DEMO7K2Q',
    note: 'দুপুর দুইটার পরে আসবেন',
    // Never handed to the stand-in of the courier, which has nothing to say of it: nobody asks.
    nextAskAt: null,
    steps: [
      { state: 'draft', said: 'requested', source: 'doctor', at: at(2, 21, 15) },
      { state: 'booked', said: 'booked', source: 'booking', at: at(2, 21, 25) },
      { state: 'in_transit', said: 'pending', source: 'webhook', at: at(1, 10, 40) },
    ],
  })
}

async function insertSheets(tx: Tx, batchId: number, sheets: readonly DemoSheet[], today: number): Promise<number[]> {
  const rows = await tx
    .insert(sheet)
    .values(
      sheets.map(({ readyDaysAgo, ...row }, index) => ({
        ...row,
        batchId,
        volume: index + 1,
        position: index,
        readyAt: readyDaysAgo === null ? null : momentAt(today - readyDaysAgo, 600),
      })),
    )
    .returning({ id: sheet.id })
  return rows.map(({ id }) => id)
}

/** A parcel with one sheet, and its way so far. */
async function insertDelivery(tx: Tx, sheetId: number, { steps, ...row }: Delivery & { steps: Step[] }): Promise<void> {
  const settledAt = row.state === 'delivered' ? steps.at(-1)!.at : null
  const [made] = await tx
    .insert(sheetDelivery)
    .values({ ...row, createdAt: steps[0]!.at, bookedAt: steps[1]!.at, settledAt })
    .returning({ id: sheetDelivery.id })
  await tx.insert(sheetDeliveryItem).values({ deliveryId: made!.id, sheetId })
  await tx.insert(deliveryStep).values(steps.map((step) => ({ ...step, deliveryId: made!.id })))
}
