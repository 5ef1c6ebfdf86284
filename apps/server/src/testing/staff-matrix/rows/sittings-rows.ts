import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildAttempt } from '../../builders/build-attempt.ts'
import { buildCourse } from '../../builders/build-batch.ts'
import { buildPaper } from '../../builders/build-paper.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { attempt, paper } = tables

/** An exam of a course that one doctor is sitting. */
async function makeSitting({ db }: StaffWorld) {
  const { course } = await buildCourse(db)
  const built = await buildPaper(db, { courseId: course.id, each: 2 })
  const sat = await buildAttempt(db, built)
  return { id: built.row.id, attempt: sat.id }
}

type Sitting = Awaited<ReturnType<typeof makeSitting>>

const ofSitting = (askOf: (sitting: Sitting, world: StaffWorld) => StaffAsk | Promise<StaffAsk>): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf(await makeSitting(world), world)
  return { ask, foreign: ask, boundBy: 'course' }
}

const reason = 'বিদ্যুৎ ছিল না'
const pressed = ({ next }: StaffWorld) => ({ press: `matrix-${String(next()).padStart(8, '0')}` })

export const sittingsRows: Record<string, StaffMatrixRow> = {
  listSittings: { unscoped: 'lists the exams of the member’s courses; the board of another’s answers 404' },
  readSittingBoard: ofSitting(({ id }) => ({ params: { id } })),
  listSitters: ofSitting(({ id }) => ({ params: { id } })),
  rehearseExtension: {
    ...ofSitting(({ id, attempt: one }) => ({ params: { id }, body: { to: { attempts: [one] }, minutes: 5 } })),
    unaudited: 'says what would happen and changes nothing',
  },
  extendSittings: ofSitting(({ id, attempt: one }, world) => ({
    params: { id },
    body: { ...pressed(world), to: { attempts: [one] }, minutes: 5, reason },
  })),
  reopenSittings: ofSitting(async ({ id, attempt: one }, world) => {
    const finish = { finishedAt: new Date(), finishedBy: 'doctor' as const }
    await world.db.update(attempt).set(finish).where(eq(attempt.id, one))
    return { params: { id }, body: { ...pressed(world), attempts: [one], minutes: 5, reason } }
  }),
  messageSittings: ofSitting(({ id }, world) => ({
    params: { id },
    body: { ...pressed(world), to: { all: true }, words: { bn: 'প্রশ্ন ৩ ভালো করে পড়ুন' } },
  })),
  makePhoneList: ofSitting(({ id }) => ({ params: { id }, body: { of: { absent: true } } })),
  pauseSitting: ofSitting(({ id }, world) => ({ params: { id }, body: { ...pressed(world), reason } })),
  resumeSitting: ofSitting(async ({ id }, world) => {
    await world.db.update(paper).set({ pausedAt: new Date() }).where(eq(paper.id, id))
    return { params: { id }, body: pressed(world) }
  }),
  withdrawExtension: ofSitting(async ({ id, attempt: one }, world) => {
    const { headers } = await world.test.signInStaff({ role: 'owner' })
    const given = await world.test.office.inject({
      ...{ method: 'POST', url: `/api/v3/admin/sittings/${id}/extensions`, headers },
      payload: { ...pressed(world), to: { attempts: [one] }, minutes: 5, reason },
    })
    return { params: { id }, body: { ...pressed(world), deed: given.json().deed } }
  }),
}
