import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { approvePayment } from '../../../features/payment/staff/approve-payment.ts'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from '../../builders/build-batch.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildPayment } from '../../builders/build-payment.ts'
import { buildSignIn } from '../../builders/build-sign-in.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import { enrolAtBranch } from '../../builders/enrol-at-branch.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { deviceRequest, doctorNote } = tables

/** A doctor in a batch of a course and a branch of its own. */
async function makeDoctor({ db }: StaffWorld) {
  const { id } = await buildDoctor(db)
  return { id, ...(await enrolAtBranch(db, id)) }
}

async function makeDevice(world: StaffWorld) {
  const { id: doctorId } = await makeDoctor(world)
  const { deviceId } = await buildSignIn(world.db, { doctorId, verified: false })
  return { doctorId, deviceId }
}

async function makeRequest(world: StaffWorld) {
  const of = await makeDevice(world)
  const [made] = await world.db
    .insert(deviceRequest)
    .values({ ...of, reason: 'হাসপাতালের কম্পিউটার' })
    .returning()
  return { id: made!.id }
}

/** Whoever has other courses, and whoever has another branch, does not find the doctor. */
const of = <Made>(make: (world: StaffWorld) => Promise<Made>, askOf: (made: Made) => StaffAsk): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf(await make(world))
  return { ask, foreign: ask }
}
const ofDoctor = (askOf: (made: { id: number; enrolmentId: number }) => StaffAsk) => of(makeDoctor, askOf)

/** A doctor who has paid for a seat, as an approved payment made it. */
async function makeEnrolled(world: StaffWorld) {
  const { db, next } = world
  const transaction = `2612-${String(next()).padStart(6, '0')}`
  const made = await buildPayment(db, { transaction, gateway: 'manual', reason: 'awaiting_staff' })
  await db.transaction((tx) => approvePayment(tx, { paymentId: made.payment.id, now: new Date() }))
  const at = { mode: 'branch' as const, contactId: (await buildBranch(db)).id }
  await db.update(tables.schedule).set(at).where(eq(tables.schedule.id, made.enrolment.scheduleId))
  const [of] = await db.select().from(tables.batch).where(eq(tables.batch.id, made.enrolment.batchId))
  // Another timetable of the same batch: the price stays.
  const other = await buildSchedule(db, of!.id)
  return { id: made.enrolment.id, scheduleId: other.id, total: made.order.totalPaisa }
}

/** A seat that somebody else has proposed, for a doctor whom nobody with bounds sees. */
async function makeFreeSeat(world: StaffWorld) {
  const { db } = world
  const { id: doctorId } = await makeDoctor(world)
  const { id: batchId } = await buildBatch(db, await buildCourse(db))
  const { id: scheduleId } = await buildSchedule(db, batchId)
  const { id: askedBy } = await buildStaff(db, { role: 'manager' })
  const values = { doctorId, batchId, scheduleId, reason: 'বৃত্তি', askedBy, askedAt: new Date() }
  const [made] = await db.insert(tables.freeSeat).values(values).returning()
  const resourceId = String(made!.id)
  const asked = { deed: 'seat.free', resource: 'free_seat', resourceId, askedBy, askedAt: new Date() }
  await db.insert(tables.signature).values(asked)
  return { id: made!.id }
}

/** A doctor, and a batch in which there is a seat. */
async function makeSeat(world: StaffWorld) {
  const { id } = await makeDoctor(world)
  const { id: batchId } = await buildBatch(world.db, await buildCourse(world.db))
  const { id: scheduleId } = await buildSchedule(world.db, batchId)
  return { id, batchId, scheduleId }
}

const endsAt = new Date('2031-01-01T00:00:00Z')
async function makeSubscription(world: StaffWorld) {
  const { id: doctorId } = await makeDoctor(world)
  const [offer] = await world.db.select().from(tables.subscriptionOffer).limit(1)
  const values = { doctorId, offerId: offer!.id, state: 'active', days: 30, startsAt: new Date(), endsAt } as const
  const [made] = await world.db.insert(tables.subscription).values(values).returning()
  return { id: made!.id }
}

const reason = 'পরিবার ঢাকা ছেড়েছে'

/** What is changed of enrolments. */
const enrolmentRows: Record<string, StaffMatrixRow> = {
  readEnrolmentMoves: of(makeEnrolled, ({ id }) => ({ params: { id } })),
  moveEnrolmentAsStaff: of(makeEnrolled, ({ id, scheduleId, total }) => ({
    params: { id },
    body: { schedule_id: scheduleId, total_paisa: total, reason },
  })),
  readEnrolmentEnd: of(makeEnrolled, ({ id }) => ({ params: { id } })),
  endEnrolment: of(makeEnrolled, ({ id }) => ({ params: { id }, body: { owed_paisa: 0, reason } })),
  readDoctorSeats: of(makeSeat, ({ id, batchId }) => ({ params: { id }, query: { batch: String(batchId) } })),
  enrolDoctor: of(makeSeat, ({ id, scheduleId }) => ({ params: { id }, body: { schedule_id: scheduleId } })),
  listFreeSeats: { unscoped: 'asked of its own courses in enrolment-desk.test.ts' },
  proposeFreeSeat: of(makeSeat, ({ id, scheduleId }) => ({
    params: { id },
    body: { schedule_id: scheduleId, reason },
  })),
  signFreeSeat: of(makeFreeSeat, ({ id }) => ({ params: { id } })),
  refuseFreeSeat: of(makeFreeSeat, ({ id }) => ({ params: { id }, body: { words: 'নিয়মে নেই' } })),
  prolongSubscription: of(makeSubscription, ({ id }) => ({
    params: { id },
    body: { days: 7, ends_at: endsAt.toISOString(), reason },
  })),
}

export const doctorRows: Record<string, StaffMatrixRow> = {
  listDoctors: { unscoped: 'asked of its own courses in doctor-desk.test.ts' },
  readDoctor: ofDoctor(({ id }) => ({ params: { id } })),
  readDoctorTimeline: ofDoctor(({ id }) => ({ params: { id } })),
  revealPhone: ofDoctor(({ id }) => ({ params: { id } })),
  writeDoctorNote: ofDoctor(({ id }) => ({ params: { id }, body: { text: 'রাতে ডিউটি থাকে' } })),
  dropDoctorNote: {
    ask: async (world, staffId) => {
      const { id: doctorId } = await makeDoctor(world)
      const note = { doctorId, staffId, text: 'ভুল লেখা', createdAt: new Date() }
      const [made] = await world.db.insert(doctorNote).values(note).returning()
      return { params: { id: made!.id } }
    },
  },
  lookAsDoctor: ofDoctor(({ id }) => ({ params: { id }, body: { reason: 'ভিডিও ২৪ চলে না, অভিযোগ ৩১২' } })),
  listDeviceRequests: { unscoped: 'asked of its own courses in doctor-desk.test.ts' },
  decideDeviceRequest: of(makeRequest, ({ id }) => ({ params: { id }, body: { decision: 'approved' } })),
  releaseDevice: of(makeDevice, ({ deviceId }) => ({ params: { id: deviceId } })),
  endDoctorSignIns: ofDoctor(({ id }) => ({ params: { id } })),
  ...enrolmentRows,
}
