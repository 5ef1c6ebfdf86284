import { batchResource, type FieldsOf } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { holds } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { seesBatch } from '../../staff/index.ts'
import { courseOfSession } from './course-of-session.ts'
import { prepareBatch } from './prepare-batch.ts'

const { batch, batchInstalment, batchTeacher, course, courseSession, schedule } = tables

type Fields = FieldsOf<typeof batchResource>

const stateOf: Record<'draft' | 'open' | 'closed', SQL> = {
  draft: sql`not ${batch.isActive}`,
  open: sql`${batch.isActive} and ${batch.enrolmentEndsAt} > now()`,
  closed: sql`${batch.isActive} and ${batch.enrolmentEndsAt} <= now()`,
}

const activeSchedules = sql`from ${schedule} where ${schedule.batchId} = ${batch.id} and ${schedule.isActive}`
const hasSeatLeft = sql`exists (select ${activeSchedules} and ${schedule.seatsSold} < ${schedule.seats})`

/** A batch with its instalments and teachers. */
export const batchStore = tableStore({
  resource: batchResource,
  table: batch,
  sorts: { starts_on: batch.startsOn },
  filters: {
    course: (id) => eq(batch.courseId, id),
    session: (id) => eq(batch.courseSessionId, id),
    category: (id) => eq(batch.batchCategoryId, id),
    mode: (mode) => eq(batch.mode, mode),
    state: (state) => stateOf[state],
    full: (full) => (full === 'true' ? sql`not ${hasSeatLeft}` : hasSeatLeft),
  },
  search: (typed) => holds(batch.searchKey, typed),
  scope: seesBatch,
  also: {
    course: beside(sql`select ${course.title} from ${course} where ${course.id} = ${batch.courseId}`),
    session: beside(
      sql`select ${courseSession.title} from ${courseSession} where ${courseSession.id} = ${batch.courseSessionId}`,
    ),
    seats: beside(sql`select coalesce(sum(${schedule.seats}), 0)::int ${activeSchedules}`),
    seats_sold: beside(
      sql`select coalesce(sum(${schedule.seatsSold}), 0)::int from ${schedule} where ${schedule.batchId} = ${batch.id}`,
    ),
    state: beside(
      sql`case when ${stateOf.draft} then 'draft' when ${batch.enrolmentEndsAt} > now() then 'open' else 'closed' end`,
    ),
  },
  more: async (tx, row) => ({
    ...onWire(row as unknown as typeof batch.$inferSelect),
    instalments: await readInstalments(tx, row.id),
    teacher_ids: await readTeacherIds(tx, row.id),
  }),
  prepare: prepareBatch,
  beside: ({ fields }) => ({ ...stored(fields), courseId: courseOfSession(fields.course_session_id) }),
  after: async (tx, { id, fields }) => {
    await writeInstalments(tx, id, fields.instalments)
    await writeTeachers(tx, id, fields.teacher_ids)
  },
})

/** What stands in its columns in the spelling of the code. */
const stored = ({ inclusions, outline }: Fields) => ({
  inclusions: inclusions.map(({ bn, en, kind, days }) => ({
    bn,
    ...(en && { en }),
    ...(kind && { kind }),
    ...(days && { days }),
  })),
  outline: outline.map(({ from_week, to_week, ...line }) => ({ fromWeek: from_week, toWeek: to_week, ...line })),
})

const onWire = ({ inclusions, outline }: typeof batch.$inferSelect): Pick<Fields, 'inclusions' | 'outline'> => ({
  inclusions: inclusions.map(({ kind = null, days = null, ...text }) => ({ ...text, kind, days })),
  outline: outline.map(({ fromWeek, toWeek, ...line }) => ({ from_week: fromWeek, to_week: toWeek, ...line })),
})

const readInstalments = (tx: Tx, batchId: number) =>
  tx
    .select({ amount_paisa: batchInstalment.amountPaisa, due_on: batchInstalment.dueOn })
    .from(batchInstalment)
    .where(eq(batchInstalment.batchId, batchId))
    .orderBy(asc(batchInstalment.number))

async function readTeacherIds(tx: Tx, batchId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: batchTeacher.teacherId })
    .from(batchTeacher)
    .where(eq(batchTeacher.batchId, batchId))
    .orderBy(asc(batchTeacher.position), asc(batchTeacher.teacherId))
  return rows.map(({ id }) => id)
}

async function writeInstalments(tx: Transaction, batchId: number, parts: Fields['instalments']): Promise<void> {
  await tx.delete(batchInstalment).where(eq(batchInstalment.batchId, batchId))
  if (parts.length > 0)
    await tx.insert(batchInstalment).values(
      parts.map(({ amount_paisa, due_on }, at) => ({
        batchId,
        number: at + 1,
        amountPaisa: amount_paisa,
        dueOn: due_on,
      })),
    )
}

async function writeTeachers(tx: Transaction, batchId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(batchTeacher).where(eq(batchTeacher.batchId, batchId))
  if (ids.length > 0)
    await tx.insert(batchTeacher).values(ids.map((teacherId, position) => ({ batchId, teacherId, position })))
}
