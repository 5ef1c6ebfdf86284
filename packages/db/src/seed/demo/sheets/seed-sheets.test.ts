import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import * as tables from '../../../tables/index.ts'
import { createTestDatabase } from '../../../testing/index.ts'
import { demoDoctors } from '../doctors.ts'

const { db, close } = await createTestDatabase({ demo: true })
afterAll(close)

const { deliveryStep, doctor, enrolment, sheet, sheetDelivery } = tables

it('gives the first demo doctor a parcel that came, one on its way, a sheet to ask for and one in print', async () => {
  const parcels = await db
    .select({ id: sheetDelivery.id, state: sheetDelivery.state, batchId: enrolment.batchId })
    .from(sheetDelivery)
    .innerJoin(enrolment, eq(enrolment.id, sheetDelivery.enrolmentId))
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .where(eq(doctor.phone, demoDoctors[0]!.phone))
    .orderBy(asc(sheetDelivery.id))
  expect(parcels.map(({ state }) => state)).toEqual(['delivered', 'in_transit'])
  const sheets = await db
    .select({ volume: sheet.volume, readyAt: sheet.readyAt })
    .from(sheet)
    .where(eq(sheet.batchId, parcels[0]!.batchId))
    .orderBy(asc(sheet.volume))
  expect(sheets.map(({ readyAt }) => readyAt !== null)).toEqual([true, true, true, false])
})

it('leaves nothing to ask of a courier who never had the parcels', async () => {
  const parcels = await db.select({ nextAskAt: sheetDelivery.nextAskAt }).from(sheetDelivery)
  expect(parcels.filter(({ nextAskAt }) => nextAskAt !== null)).toEqual([])
  expect(parcels.length).toBeGreaterThanOrEqual(2)
})

it('tells the way of every parcel in its order, up to where it is', async () => {
  for (const parcel of await db.select().from(sheetDelivery)) {
    const steps = await db
      .select()
      .from(deliveryStep)
      .where(eq(deliveryStep.deliveryId, parcel.id))
      .orderBy(asc(deliveryStep.id))
    expect(steps.at(-1)?.state).toBe(parcel.state)
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()))
    expect(steps.every(({ at }) => at < new Date())).toBe(true)
  }
})
