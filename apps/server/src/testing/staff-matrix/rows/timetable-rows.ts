import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../builders/build-batch.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'
import { holdAtBranch } from './batch-rows.ts'

const { staff, teacher } = tables

/** Classes to come: one that has begun is not moved so easily. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** A batch with one row, taught by whoever of the world's members is a teacher. */
async function makeSheet({ db }: StaffWorld, holdIt = (batchId: number) => buildSchedule(db, batchId)) {
  const batch = await buildBatch(db, await buildCourse(db))
  const schedule = await holdIt(batch.id)
  const [by] = await db
    .insert(teacher)
    .values({ name: { bn: 'ডা. রেহানা' }, subject: { bn: 'মেডিসিন' }, qualifications: 'FCPS' })
    .returning()
  await db.update(staff).set({ teacherId: by!.id }).where(eq(staff.role, 'teacher'))
  const startsAt = inDays(7)
  const row = await buildScheduleEvent(db, schedule.id, { startsAt, teacherId: by!.id })
  return { id: batch.id, rowId: row.id }
}

type Sheet = Awaited<ReturnType<typeof makeSheet>>

/** Asked of a batch that is held online, and of one that is held at another's branch. */
const ofSheet = (askOf: (sheet: Sheet) => StaffAsk): StaffMatrixRow => ({
  ask: async (world) => askOf(await makeSheet(world)),
  foreign: async (world) => askOf(await makeSheet(world, (batchId) => holdAtBranch(world, batchId))),
})

const nothing = { version: 0, added: [], changed: [], removed: [], notice: null }
const file = Buffer.from('তারিখ,শুরু\n16/11/2026,8:30 PM\n').toString('base64')

export const timetableRows: Record<string, StaffMatrixRow> = {
  readTimetableSheet: ofSheet(({ id }) => ({ params: { id } })),
  saveTimetableSheet: ofSheet(({ id, rowId }) => ({
    params: { id },
    body: { ...nothing, changed: [{ id: rowId, fields: { date: inDays(8).toISOString().slice(0, 10) } }] },
  })),
  writeTimetableSyllabus: ofSheet(({ id, rowId }) => ({
    params: { id },
    body: { version: 0, rows: [{ id: rowId, syllabus: { bn: 'হৃদরোগ' } }] },
  })),
  timetableHistory: ofSheet(({ id }) => ({ params: { id } })),
  timetableAt: ofSheet(({ id }) => ({ params: { id, version: 0 } })),
  readSheetFile: { ask: () => ({ body: { content: file } }), unaudited: 'reads a file and writes nothing' },
  writeSheetFile: {
    ask: () => ({ body: { name: 'রুটিন', columns: [{ title: 'তারিখ', kind: 'date' }], rows: [['2026-11-16']] } }),
    unaudited: 'makes a file of what the screen shows already',
  },
  readRowAttendance: ofSheet(({ rowId }) => ({ params: { id: rowId } })),
  exportRowAttendance: ofSheet(({ rowId }) => ({ params: { id: rowId }, body: { format: 'xlsx', show: 'all' } })),
  listLectures: { unscoped: 'asked of its own courses and branches in row-attendance.test.ts' },
  readRowClass: ofSheet(({ rowId }) => ({ params: { id: rowId } })),
  setRowClass: ofSheet(({ rowId }) => ({
    params: { id: rowId },
    body: { held_by: 'meet', link: 'https://meet.google.com/abc-defg-hij' },
  })),
}
