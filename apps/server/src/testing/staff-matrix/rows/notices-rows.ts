import { tables } from '@prostuti/db'
import { buildBatch, buildCourse } from '../../builders/build-batch.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'
import { holdAtBranch } from './batch-rows.ts'

const { notice } = tables

/** To one batch: what everybody with the right may write. */
const buildNotice = async ({ db }: StaffWorld) => {
  const { id: batchId } = await buildBatch(db, await buildCourse(db))
  const words = { title: { bn: 'ক্লাস পিছিয়েছে' }, body: { bn: '<p>রাত ৯টায়।</p>' } }
  const [made] = await db
    .insert(notice)
    .values({ ...words, audience: 'batch', batchId, publishedAt: new Date(Date.now() - 60_000) })
    .returning()
  return made!
}
const make = async (world: StaffWorld) => (await buildNotice(world)).id

/** To a batch that is held at another's branch. */
const buildForeign = async (world: StaffWorld) => {
  const made = await buildNotice(world)
  await holdAtBranch(world, made.batchId!)
  return made
}
const makeForeign = async (world: StaffWorld) => (await buildForeign(world)).id

const batchOf = async ({ db }: StaffWorld, id: number | undefined) =>
  id === undefined
    ? (await buildBatch(db, await buildCourse(db))).id
    : (await db.query.notice.findFirst({ where: (row, { eq }) => eq(row.id, id) }))!.batchId

const ofOne = (body?: object): StaffMatrixRow => {
  const askOf = (one: typeof make) => async (world: StaffWorld) => ({
    params: { id: await one(world) },
    ...(body && { body }),
  })
  return { ask: askOf(make), foreign: askOf(makeForeign) }
}

export const noticesRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('noticeResource', {
    make,
    fields: async (world, id) => ({
      audience: 'batch',
      course_id: null,
      batch_id: await batchOf(world, id),
      schedule_id: null,
      title: { bn: 'ক্লাস আগেই হবে' },
      body: { bn: '<p>রাত ৮টায়।</p>' },
      link: null,
      is_pinned: false,
      published_at: null,
      until: null,
    }),
    foreign: makeForeign,
  }),
  withdrawNotice: ofOne({ withdrawn: true }),
  readNoticeStanding: ofOne(),
  countNoticeReach: {
    ask: () => ({ query: { audience: 'all' } }),
    foreign: async (world) => ({ query: { audience: 'batch', id: String((await buildForeign(world)).batchId) } }),
  },
}
