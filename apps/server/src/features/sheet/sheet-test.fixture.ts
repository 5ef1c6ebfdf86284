import type { ResponseOf, readDelivery } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { fakeCouriers } from '../../testing/fake-courier.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { sweepDeliveries } from './courier/sweep-deliveries.ts'

export type Delivery = ResponseOf<typeof readDelivery>['delivery']

/** Dhaka › Dhaka › Dhanmondi, and Sylhet › Sylhet › Sylhet Sadar. */
const dhanmondi = { division_id: 6, district_id: 47, upazila_id: 9013 }
export const sylhet = { division_id: 5, district_id: 36, upazila_id: 281 }

type StudentOptions = { state?: 'active' | 'pending' | 'ended'; sheets?: number }

/** The app with couriers in memory and a clock that stands still, and doctors in a batch with sheets. */
export async function createSheetTest() {
  const clock = createTestClock()
  const couriers = fakeCouriers()
  const { app, deps, close } = await buildTestApp({ couriers, clock: clock.now })
  const { db } = deps.database
  const place = await buildCourse(db)

  /** A doctor with a whole present address and none that is permanent, in a batch whose last sheet is still being printed. */
  async function buildOwner({ state = 'active', sheets = 3 }: StudentOptions = {}) {
    const batch = await buildBatch(db, place)
    const schedule = await buildSchedule(db, batch.id)
    const doctor = await buildDoctor(db, {
      presentDivisionId: dhanmondi.division_id,
      presentDistrictId: dhanmondi.district_id,
      presentUpazilaId: dhanmondi.upazila_id,
      presentAddress: 'বাসা ১২, সড়ক ৭/এ'.normalize('NFC'),
      permanentAddress: 'আম্বরখানা',
    })
    const [enrolled] = await db
      .insert(tables.enrolment)
      .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id, state })
      .returning()
    const made = await db
      .insert(tables.sheet)
      .values(
        Array.from({ length: sheets }, (_, nth) => ({
          batchId: batch.id,
          title: { bn: `শিট ${nth + 1}`, en: `Sheet ${nth + 1}` },
          volume: nth + 1,
          position: nth,
          pages: 100,
          weightGrams: 400,
          readyAt: nth === sheets - 1 ? null : new Date(clock.now().getTime() - 1000),
        })),
      )
      .returning({ id: tables.sheet.id })
    const { headers } = await buildSignIn(db, { doctorId: doctor.id, now: clock.now() })
    return { doctor, headers, id: enrolled!.id, sheetIds: made.map(({ id }) => id) }
  }
  type Owner = Awaited<ReturnType<typeof buildOwner>>

  const impersonate = ({ doctor }: Owner) => buildImpersonation(db, { doctorId: doctor.id, now: clock.now() })

  const send = (method: 'GET' | 'POST', headers: Record<string, string>, path: string, payload?: object) =>
    app.inject({ method, url: `/api/v3/web/doctor/courses/${path}`, headers, ...(payload && { payload }) })

  /** Asks for everything that is ready, to the present address. */
  async function request(owner: Owner, body: object = { address: 'present' }): Promise<Delivery> {
    const response = await send('POST', owner.headers, `${owner.id}/deliveries`, body)
    if (response.statusCode !== 201) throw new Error(response.body)
    return response.json<{ delivery: Delivery }>().delivery
  }

  const read = async (owner: Owner, deliveryId: number) =>
    (await send('GET', owner.headers, `${owner.id}/deliveries/${deliveryId}`)).json<{ delivery: Delivery }>().delivery

  async function rowOf(deliveryId: number) {
    const [row] = await db.select().from(tables.sheetDelivery).where(eq(tables.sheetDelivery.id, deliveryId))
    return row!
  }

  const sweep = () => sweepDeliveries(deps, clock.now())

  return { app, deps, db, clock, couriers, close, buildOwner, impersonate, send, request, read, rowOf, sweep }
}
