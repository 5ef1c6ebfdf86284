import { afterAll, expect, it } from 'vitest'
import { buildWaysToOwn } from '../../../testing/exam-world/ways-to-own.ts'
import { openStillApp } from '../../../testing/still-app.ts'
import { readOpenPapers } from '../../exam/index.ts'
import { readSourceExams } from './source-exams.ts'

const test = await openStillApp()
afterAll(() => test.close())

it('only what may be read is practised, and what was missed where no timetable leads to its review', async () => {
  const now = test.clock.now()
  const practised: string[] = []
  const unread: string[] = []
  for (const { name, doctorId, paper } of await buildWaysToOwn(test.db, now)) {
    const sources = await readSourceExams(test.db, { doctorId, now, paperIds: [paper.row.id] })
    if (sources.length === 0) continue
    practised.push(name)
    const open = await readOpenPapers(test.db, { doctorId, now })
    if (!open.some(({ paper: { id } }) => id === paper.row.id)) unread.push(name)
  }
  const missed = ['free exam', 'free quiz', 'event’s', 'batch’s'].map((way) => `${way}, missed, out`)
  expect(unread).toEqual(missed)
  const sat = ['free exam', 'free quiz', 'event’s', 'batch’s', 'timetable’s', 'timetable’s, called off']
  expect(practised.toSorted()).toEqual(
    [
      ...missed,
      ...[...sat, 'timetable’s, which was left for another'].map((way) => `${way}, sat, out`),
      'timetable’s, missed, out',
    ].toSorted(),
  )
})
