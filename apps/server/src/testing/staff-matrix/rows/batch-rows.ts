import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBatch, buildBranch, buildCourse, buildSchedule } from '../../builders/build-batch.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { schedule } = tables

const makeBatch = async ({ db }: StaffWorld) => {
  const place = await buildCourse(db)
  return { place, batch: await buildBatch(db, place) }
}
const oneBatch = async (world: StaffWorld) => (await makeBatch(world)).batch.id

/** One that is held at a branch alone. */
const foreignBatch = async (world: StaffWorld) => {
  const made = await makeBatch(world)
  await holdAtBranch(world, made.batch.id)
  return made
}
const oneForeign = async (world: StaffWorld) => (await foreignBatch(world)).batch.id

/** A timetable of it at a branch that is no member's. */
export const holdAtBranch = async ({ db }: Pick<StaffWorld, 'db'>, batchId: number) =>
  buildSchedule(db, batchId, { mode: 'branch', contactId: (await buildBranch(db)).id })

/** What the form of a batch sends. */
export const batchFields = async ({ db }: Pick<StaffWorld, 'db'>) => {
  const { category, session } = await buildCourse(db)
  return {
    course_session_id: session.id,
    batch_category_id: category.id,
    title: { bn: 'নতুন ব্যাচ' },
    summary: { bn: 'সপ্তাহে চার দিন' },
    about: null,
    image: null,
    mode: 'online',
    pace: 'regular',
    starts_on: '2027-01-03',
    ends_on: '2027-06-30',
    enrolment_ends_at: '2027-01-20T17:59:00.000Z',
    fee_paisa: 1_850_000,
    discount_paisa: 0,
    discount_ends_at: null,
    instalments: [
      { amount_paisa: 1_000_000, due_on: null },
      { amount_paisa: 850_000, due_on: '2027-02-01' },
    ],
    lectures: 48,
    exams: 12,
    inclusions: [{ bn: 'প্রতিটি ক্লাসের রেকর্ডিং', kind: 'recordings', days: null }],
    outline: [{ from_week: 1, to_week: 2, title: { bn: 'হৃদ্‌রোগ' }, classes: 8, exams: 2 }],
    teacher_ids: [],
    refund_rule: { bn: 'ক্লাস শুরুর আগে পুরো ফি ফেরত।' },
    aliases: ['FCPS'],
    is_active: false,
  }
}

export const scheduleFields = (batchId: number) => ({
  batch_id: batchId,
  title: { bn: 'অনলাইন, সন্ধ্যা' },
  mode: 'online',
  contact_id: null,
  weekdays: [0, 2],
  opens: '20:00',
  closes: '22:00',
  seats: 40,
  is_active: true,
})

const makeSchedule = async (world: StaffWorld) => (await buildSchedule(world.db, await oneBatch(world))).id

export const batchRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('batchResource', { make: oneBatch, fields: batchFields, foreign: oneForeign }),
  closeBatch: {
    ask: async (world) => ({ params: { id: await oneBatch(world) } }),
    foreign: async (world) => ({ params: { id: await oneForeign(world) } }),
  },
  previewBatchCopy: (() => {
    const askOf = (one: typeof oneBatch) => async (world: StaffWorld) => ({
      params: { id: await one(world) },
      query: { first_class_on: '2027-01-03' },
    })
    return { ask: askOf(oneBatch), foreign: askOf(oneForeign) }
  })(),
  copyBatch: (() => {
    const askOf = (one: typeof makeBatch) => async (world: StaffWorld) => {
      const { place, batch } = await one(world)
      const body = { title: { bn: 'কপি' }, course_session_id: place.session.id, first_class_on: '2027-01-03' }
      return { params: { id: batch.id }, body }
    }
    return { ask: askOf(makeBatch), foreign: askOf(foreignBatch) }
  })(),
  ...resourceRows('scheduleResource', {
    make: makeSchedule,
    fields: async (world, id) => {
      const [kept] = id === undefined ? [] : await world.db.select().from(schedule).where(eq(schedule.id, id))
      return scheduleFields(kept?.batchId ?? (await oneBatch(world)))
    },
    foreign: async (world) => (await holdAtBranch(world, await oneBatch(world))).id,
  }),
}
