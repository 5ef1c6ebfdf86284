import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { findConflicts, type TimetableRow } from '@prostuti/exam-rules'
import { dhakaDate } from '@prostuti/text/dhaka-date'
import { asc } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { StaffMember } from '../../staff/index.ts'
import { readSheet } from './read-sheet.ts'
import { offWire } from './sheet-rows.ts'

const database = await createTestDatabase({ demo: true })
afterAll(() => database.close())

const member = { courseIds: null, branchIds: null } as StaffMember

async function conflictsOf(batchId: number) {
  const sheet = await readSheet(database.db, { batchId, member })
  const papers = new Map(sheet.papers.map((each) => [each.id, each]))
  const branches = new Map(sheet.schedules.map((each) => [each.id, each.branch_id]))
  const held = new Map(sheet.rows.map(({ id, held_by }) => [id, held_by ?? 'hall']))
  const hartal = sheet.holidays.find(({ is_hartal }) => is_hartal)?.day
  const rows = sheet.rows.map(
    ({ id, held_by: _h, kept: _k, ...fields }) => ({ ...offWire(fields), id }) as TimetableRow,
  )
  const found = findConflicts(rows, {
    today: dhakaDate(new Date()),
    batch: { startsOn: sheet.batch.starts_on, endsOn: sheet.batch.ends_on },
    holidays: new Set(sheet.holidays.map(({ day }) => day)),
    branchOf: (id) => branches.get(id) ?? null,
    hasLink: (id) => held.get(id) !== 'hall',
    paperOf: (id) => {
      const paper = papers.get(id)
      return paper && { isActive: paper.is_active, opens: paper.opens, closes: paper.closes }
    },
    others: sheet.taken.map((hour) => ({ ...hour, teacherId: hour.teacher_id, branchId: hour.branch_id })),
  })
  const dateOf = new Map(rows.map(({ id, date }) => [id, date]))
  return found.map(({ rowId, kind }) => (kind === 'holiday' && dateOf.get(rowId) === hartal ? 'hartal' : kind))
}

it('the demo’s sheets have no conflict but the hartal’s and exams whose paper is due', async () => {
  const batches = await database.db.select({ id: tables.batch.id }).from(tables.batch).orderBy(asc(tables.batch.id))
  expect(batches.length).toBeGreaterThan(25)
  for (const { id } of batches) {
    const found = await conflictsOf(id)
    expect
      .soft(
        found.filter((kind) => kind !== 'hartal' && kind !== 'paper_none'),
        `batch ${id}`,
      )
      .toEqual([])
    expect.soft(found.length, `batch ${id}`).toBeLessThanOrEqual(8)
  }
})
