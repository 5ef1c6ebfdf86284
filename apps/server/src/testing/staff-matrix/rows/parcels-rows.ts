import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from '../../builders/build-batch.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildParcel } from '../../builders/build-parcel.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { enrolment, handOver, sheetDelivery, sheetDeliveryItem } = tables

type Parcel = Partial<typeof sheetDelivery.$inferInsert>

const at = () => new Date()
const booked = () => ({ state: 'booked' as const, bookedAt: at() })
const packed = () => ({ ...booked(), packedAt: at() })

/** A parcel of a course and a branch of its own: who has others does not find it. */
async function makeParcel({ db }: StaffWorld, given: Parcel = {}) {
  const batch = await buildBatch(db, await buildCourse(db))
  const { id: contactId } = await buildBranch(db)
  const schedule = await buildSchedule(db, batch.id, { mode: 'branch', contactId })
  const { id: doctorId } = await buildDoctor(db)
  const [enrolled] = await db
    .insert(enrolment)
    .values({ doctorId, batchId: batch.id, scheduleId: schedule.id, state: 'active' })
    .returning()
  const made = await buildParcel(db, { batchId: batch.id, title: 'শিট', enrolmentId: enrolled!.id })
  const [row] = await db
    .update(sheetDelivery)
    .set({ note: null, ...given })
    .where(eq(sheetDelivery.id, made.id))
    .returning()
  const [item] = await db.select().from(sheetDeliveryItem).where(eq(sheetDeliveryItem.deliveryId, made.id))
  return { id: made.id, invoice: row?.invoice ?? made.invoice, sheetId: item!.sheetId }
}

type Made = Awaited<ReturnType<typeof makeParcel>>

const of = (given: () => Parcel, askOf: (made: Made) => StaffAsk): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf(await makeParcel(world, given()))
  return { ask, foreign: ask }
}

const one = (given: () => Parcel, body?: object) => of(given, ({ id }) => ({ params: { id }, ...(body && { body }) }))

async function makeHandOver(world: StaffWorld) {
  const { id: staffId } = await buildStaff(world.db)
  const [made] = await world.db
    .insert(handOver)
    .values({ courier: 'steadfast', count: 1, staffId, at: at() })
    .returning()
  await makeParcel(world, { ...packed(), handOverId: made!.id })
  return { params: { id: made!.id } }
}

const ids = ({ id }: Made) => ({ chosen: { ids: [id] }, language: 'bn' })
const by = { courier: 'steadfast', courier_name: null }

export const parcelsRows: Record<string, StaffMatrixRow> = {
  listParcels: {
    ask: async (world) => ({ query: { search: (await makeParcel(world)).invoice } }),
    withheld: async (world) => ({ query: { search: (await makeParcel(world)).invoice } }),
  },
  readParcel: one(() => ({})),
  bookParcel: one(() => ({})),
  recordParcel: one(() => ({}), { courier_name: 'সুন্দরবন', tracking_number: null }),
  stepParcel: one(booked, { state: 'in_transit', detail: null }),
  mendParcel: one(() => ({}), { recipient: 'ডা. রহিম', street: 'বাসা ১৩, সড়ক ২', note: null, courier: 'manual' }),
  resendParcel: one(() => ({ ...packed(), state: 'returned', settledAt: at() })),
  bookParcels: of(
    () => ({}),
    (made) => ({ body: ids(made) }),
  ),
  makeLabels: of(
    () => ({}),
    (made) => ({ body: { ...ids(made), paper: 'a6' } }),
  ),
  listStock: {
    ask: async (world) => ({ query: { search: `SH-${(await makeParcel(world)).sheetId}` } }),
    withheld: async (world) => ({ query: { search: `SH-${(await makeParcel(world)).sheetId}` } }),
  },
  readStock: of(
    () => ({}),
    ({ sheetId }) => ({ params: { id: sheetId } }),
  ),
  moveStock: of(
    () => ({}),
    ({ sheetId }) => ({ params: { id: sheetId }, body: { kind: 'printed', quantity: 5 } }),
  ),
  setShelf: of(
    () => ({}),
    ({ sheetId }) => ({ params: { id: sheetId }, body: { shelf: 'A-3' } }),
  ),
  readPickList: {
    ask: async (world) => ({ query: { ids: String((await makeParcel(world, booked())).id) } }),
    withheld: async (world) => ({ query: { ids: String((await makeParcel(world, booked())).id) } }),
  },
  findScanned: {
    ask: async (world) => ({ query: { code: (await makeParcel(world)).invoice } }),
    unscoped: 'answers with no parcel for what is not the member’s, as for a code that nothing has',
  },
  packParcel: of(booked, ({ id, sheetId }) => ({ params: { id }, body: { codes: [`SH-${sheetId}`] } })),
  unpackParcel: one(packed),
  receiveBack: one(() => ({ ...packed(), state: 'in_transit' })),
  listHandOvers: { unscoped: 'packed parcels and hand-overs of the member’s own; asked for without a choice' },
  handOverParcels: of(packed, ({ id }) => ({ body: { ...by, ids: [id] } })),
  handOverSheet: { ask: makeHandOver, foreign: makeHandOver },
}
