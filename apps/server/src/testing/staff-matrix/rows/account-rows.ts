import { tables } from '@prostuti/db'
import { readPreview } from '../../../features/account/staff/merging/read-preview.ts'
import { otpHmac } from '../../../features/identity/otp/guess-otp.ts'
import { atDesk } from '../../../features/identity/otp/otp-asker.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import { enrolAtBranch } from '../../builders/enrol-at-branch.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { doctorDouble, doctorMerge, otpChallenge, signature } = tables

/** A doctor of a course and a branch of their own. */
async function makeDoctor(db: StaffWorld['db']) {
  const made = await buildDoctor(db)
  await enrolAtBranch(db, made.id)
  return made
}

const code = '123456'
const reason = 'আগের ফোন হারিয়ে গেছে'

/** A code as if it had been sent, which this member may hear from this doctor. */
async function sayCode(
  { db, test }: StaffWorld,
  { staffId, doctorId, ...to }: { staffId: number; doctorId: number; purpose: 'phone' | 'close'; phone: string },
) {
  const secret = test.deps.env.appSecret
  const codeHmac = otpHmac(secret, { ...to, code })
  const expiresAt = new Date(Date.now() + 60_000)
  await db.insert(otpChallenge).values({ ...to, codeHmac, expiresAt, ...atDesk(secret, { staffId, doctorId }) })
}

const newPhone = (world: StaffWorld) => `+88015${String(world.next()).padStart(8, '0')}`

async function makePair({ db }: StaffWorld) {
  const [kept, gone] = [(await makeDoctor(db)).id, (await makeDoctor(db)).id]
  return { kept, gone }
}

/** Proposed by a colleague. */
async function makeMerge(world: StaffWorld) {
  const { db } = world
  const pair = await makePair(world)
  const member = await buildStaff(db, { role: 'manager' })
  const now = new Date()
  const { fingerprint } = await readPreview(db, { ...pair, phoneOf: 'kept', member, now })
  const by = { askedBy: member.id, askedAt: now }
  const [made] = await db
    .insert(doctorMerge)
    .values({ keptId: pair.kept, goneId: pair.gone, phoneOf: 'kept', reason, fingerprint, ...by })
    .returning()
  await db
    .insert(signature)
    .values({ deed: 'doctor.merge', resource: 'doctor_merge', resourceId: String(made!.id), ...by })
  return { params: { id: made!.id } }
}

async function makeDouble(world: StaffWorld) {
  const { kept, gone } = await makePair(world)
  await world.db.insert(doctorDouble).values({ doctorId: kept, otherId: gone, facts: ['name', 'college'], score: 65 })
  return { one: kept, other: gone }
}

const same = (ask: (world: StaffWorld) => ReturnType<NonNullable<StaffMatrixRow['foreign']>>): StaffMatrixRow => ({
  ask,
  foreign: ask,
})

/** Doctors without a course are nobody's who is bound to some. */
export const accountRows: Record<string, StaffMatrixRow> = {
  askPhoneCode: same(async (world) => ({
    params: { id: (await makeDoctor(world.db)).id },
    body: { phone: newPhone(world) },
  })),
  changePhone: {
    ask: async (world, staffId) => {
      const { id } = await makeDoctor(world.db)
      const phone = newPhone(world)
      await sayCode(world, { staffId, doctorId: id, purpose: 'phone', phone })
      return { params: { id }, body: { phone, code, reason } }
    },
    foreign: async (world) => ({
      params: { id: (await makeDoctor(world.db)).id },
      body: { phone: newPhone(world), code, reason },
    }),
  },
  readClosingOf: same(async ({ db }) => ({ params: { id: (await makeDoctor(db)).id } })),
  askClosingCode: same(async ({ db }) => ({ params: { id: (await makeDoctor(db)).id } })),
  closeDoctorAccount: {
    ask: async (world, staffId) => {
      const { id, phone } = await makeDoctor(world.db)
      await sayCode(world, { staffId, doctorId: id, purpose: 'close', phone })
      return { params: { id }, body: { code, reason } }
    },
    foreign: async ({ db }) => ({ params: { id: (await makeDoctor(db)).id }, body: { code, reason } }),
  },

  listDoubles: same(() => ({})),
  readDoctorDoubles: same(async ({ db }) => ({ params: { id: (await makeDoctor(db)).id } })),
  setDoublesApart: same(async (world) => ({ body: { ...(await makeDouble(world)), apart: true } })),
  previewMerge: same(async (world) => {
    const { kept, gone } = await makePair(world)
    return { query: { kept: String(kept), gone: String(gone) } }
  }),
  askMerge: same(async (world) => {
    const pair = await makePair(world)
    const member = await buildStaff(world.db, { role: 'manager' })
    const { fingerprint } = await readPreview(world.db, { ...pair, phoneOf: 'kept', member, now: new Date() })
    return { body: { ...pair, phone_of: 'kept', reason, fingerprint } }
  }),
  readMerge: same(makeMerge),
  signMerge: same(makeMerge),
  endMerge: same(async (world) => ({ ...(await makeMerge(world)), body: { words: 'দুজন আলাদা মানুষ' } })),
}
