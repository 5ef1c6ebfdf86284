import { type FieldsOf, paperResource } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { graceMs } from '@prostuti/exam-rules'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { holds } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { seesPaper } from '../paper-scope.ts'
import { newKey } from './new-key.ts'
import { preparePaper } from './prepare-paper.ts'

const { attempt, course, paper, paperBatch, rulePack, signature } = tables

type Fields = FieldsOf<typeof paperResource>

const last = sql`greatest(${paper.closesAt}, ${paper.extendedUntil})`
const isOver = sql`(${paper.closesAt} is not null and ${last} + ${graceMs} * interval '1 millisecond' <= now()
  and (${paper.pausedAt} is null or ${paper.pausedAt} >= ${last}))`
const hasOpened = sql`${paper.stage} = 'frozen' and ${paper.opensAt} <= now()`
const isOut = sql`(${paper.heldAt} is null and greatest(${paper.answersAt}, ${paper.ranksAt}, ${paper.opensAt}) <= now())`

/** The states of `paperState`, as the database finds them. */
const stateOf: Record<'draft' | 'ready' | 'frozen' | 'open' | 'closed' | 'released', SQL> = {
  draft: sql`${paper.stage} = 'draft'`,
  ready: sql`${paper.stage} = 'ready'`,
  frozen: sql`(${paper.stage} = 'frozen' and ${paper.opensAt} > now())`,
  open: sql`(${hasOpened} and not ${isOver})`,
  closed: sql`(${hasOpened} and ${isOver} and not ${isOut})`,
  released: sql`(${hasOpened} and ${isOver} and ${isOut})`,
}

/** When a paper is held, for whom and by which rules. */
export const paperFormStore = tableStore({
  resource: paperResource,
  table: paper,
  sorts: { listed_at: paper.listedAt },
  filters: {
    kind: (kind) => eq(paper.kind, kind),
    course: (id) => eq(paper.courseId, id),
    batch: (id) =>
      sql`exists (select from ${paperBatch} where ${paperBatch.paperId} = ${paper.id} and ${paperBatch.batchId} = ${id})`,
    state: (state) => stateOf[state],
    month: (month) =>
      sql`(${paper.opensAt} >= ${`${month}-01 00:00+06`}::timestamptz and ${paper.opensAt} < ${`${month}-01 00:00+06`}::timestamptz + interval '1 month')`,
  },
  search: (typed) =>
    holds(sql`search_key((${paper.title} ->> 'bn') || ' ' || coalesce(${paper.title} ->> 'en', ''))`, typed),
  scope: seesPaper,
  also: {
    course: beside(sql`select ${course.title} from ${course} where ${course.id} = ${paper.courseId}`),
    question_quota: beside(sql`select case when bool_or(section ->> 'questions' is null) then null
      else sum((section ->> 'questions')::int)::int end from jsonb_array_elements(${paper.rules} -> 'sections') section`),
    state: beside(
      sql`case ${sql.join(
        Object.entries(stateOf).map(([name, is]) => sql`when ${is} then ${sql.raw(`'${name}'`)}`),
        sql` `,
      )} end`,
    ),
    is_asked: beside(sql`exists (select from ${signature} where ${signature.resource} = 'paper'
      and ${signature.resourceId} = ${paper.id}::text and ${signature.signedAt} is null and ${signature.endedAt} is null)`),
    sat: beside(sql`select count(*)::int from ${attempt} where ${attempt.paperId} = ${paper.id}`),
  },
  unique: { paper_key_unique: 'title' },
  more: async (tx, row) => ({
    pack: (row.rules as { key: string }).key,
    batch_ids: await readBatchIds(tx, row.id),
  }),
  prepare: preparePaper,
  beside: ({ id, fields, before, member }) => ({
    ...(before?.pack !== fields.pack && { rules: rulesOfPack(fields.pack) }),
    ...(id === undefined && {
      key: newKey(fields),
      authorId: member.id,
      isActive: false,
      questionCount: 0,
      totalMarks: 0,
    }),
  }),
  after: async (tx, { id, fields, before }) => {
    if (!isSameList(before?.batch_ids ?? [], fields.batch_ids)) await writeBatches(tx, id, fields.batch_ids)
  },
})

/** The pack as it stands now, in a statement of its own: what is changed there later is not changed here. */
const rulesOfPack = (key: string): SQL =>
  sql`(select ${rulePack.rules} from ${rulePack} where ${rulePack.key} = ${key})`

async function readBatchIds(tx: Tx, paperId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: paperBatch.batchId })
    .from(paperBatch)
    .where(eq(paperBatch.paperId, paperId))
    .orderBy(asc(paperBatch.batchId))
  return rows.map(({ id }) => id)
}

const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

async function writeBatches(tx: Transaction, paperId: number, ids: Fields['batch_ids']): Promise<void> {
  await tx.delete(paperBatch).where(eq(paperBatch.paperId, paperId))
  if (ids.length > 0) await tx.insert(paperBatch).values([...new Set(ids)].map((batchId) => ({ paperId, batchId })))
}
