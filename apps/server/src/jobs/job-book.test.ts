import { tables } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createJobBook } from './job-book.ts'

const { jobRun } = tables
const sweep = { name: 'sweep', everyMs: 1000 }
const never = new AbortController().signal
const at = (seconds: number) => new Date(Date.UTC(2026, 6, 1, 4, 0, seconds))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(jobRun))

/** The book of one process, whose clock the test turns. */
function openBook() {
  let now = at(0)
  const { note, job } = createJobBook(database.db, () => now)
  return {
    write: () => job.run(now, never),
    note(second: number, outcome: Parameters<typeof note>[1], of = sweep) {
      now = at(second)
      note(of, outcome)
    },
  }
}
const written = () => database.db.select().from(jobRun).orderBy(jobRun.name)

it('writes down the last run of each job, once for many', async () => {
  const book = openBook()
  book.note(1, { found: 4 })
  book.note(2, { found: 0 })
  book.note(3, { found: 7 }, { name: 'check', everyMs: 60_000 })
  expect(await written()).toEqual([])
  await book.write()
  expect(await written()).toEqual([
    { name: 'check', everyMs: 60_000, ranAt: at(3), found: 7, failedAt: null },
    { name: 'sweep', everyMs: 1000, ranAt: at(2), found: 0, failedAt: null },
  ])
})

it('keeps the last good run of a job that only fails since', async () => {
  const book = openBook()
  book.note(1, { found: 3 })
  await book.write()
  book.note(2, 'failed')
  book.note(4, 'failed')
  await book.write()
  expect(await written()).toEqual([{ ...sweep, ranAt: at(1), found: 3, failedAt: at(4) }])
})

it('knows a job that never ran well', async () => {
  const book = openBook()
  book.note(1, 'failed')
  await book.write()
  expect(await written()).toEqual([{ ...sweep, ranAt: null, found: 0, failedAt: at(1) }])
  book.note(2, { found: 5 })
  await book.write()
  expect(await written()).toEqual([{ ...sweep, ranAt: at(2), found: 5, failedAt: at(1) }])
})

it('takes the latest run of all processes, whichever writes last', async () => {
  const [late, early] = [openBook(), openBook()]
  early.note(1, { found: 9 })
  late.note(5, { found: 2 })
  await late.write()
  await early.write()
  expect(await written()).toEqual([{ ...sweep, ranAt: at(5), found: 2, failedAt: null }])
})

it('follows a new pace, and writes nothing when nothing ran', async () => {
  const book = openBook()
  book.note(1, { found: 0 })
  await book.write()
  await database.db.update(jobRun).set({ found: 42 })
  await book.write()
  expect(await written()).toMatchObject([{ found: 42 }])
  book.note(2, { found: 0 }, { name: 'sweep', everyMs: 9000 })
  await book.write()
  expect(await written()).toMatchObject([{ everyMs: 9000, found: 0 }])
})

it('loses no run when the database was away for a moment', async () => {
  const book = openBook()
  book.note(1, { found: 3 })
  await database.db.execute('alter table job_run rename to job_run_away')
  await expect(book.write()).rejects.toThrow()
  await database.db.execute('alter table job_run_away rename to job_run')
  await book.write()
  expect(await written()).toMatchObject([{ ranAt: at(1), found: 3 }])
})
