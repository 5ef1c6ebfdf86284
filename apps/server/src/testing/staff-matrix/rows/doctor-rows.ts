import { tables } from '@prostuti/db'
import { buildBatch, buildCourse, buildSchedule } from '../../builders/build-batch.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildSignIn } from '../../builders/build-sign-in.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { deviceRequest, doctorNote, enrolment } = tables

/** A doctor in a batch of a course of its own, held online: of no branch. */
async function makeDoctor({ db }: StaffWorld) {
  const place = await buildCourse(db)
  const batch = await buildBatch(db, place)
  const schedule = await buildSchedule(db, batch.id)
  const doctor = await buildDoctor(db)
  const [made] = await db
    .insert(enrolment)
    .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
    .returning()
  return { id: doctor.id, enrolmentId: made!.id }
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
}
