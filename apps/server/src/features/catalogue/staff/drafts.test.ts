import * as contract from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildBatch, buildCourse, buildSchedule, buildScheduleEvent } from '../../../testing/builders/build-batch.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

type Call = contract.Call

/** Stands in everything that nobody may see yet. */
const secret = 'Zqxdraft'

let test: TestApp
let ids: number[]
let slugs: string[]
beforeAll(async () => {
  test = await buildTestApp()
  const { db } = test.deps.database
  const shown = await buildCourse(db)
  const title = { bn: `${secret} খসড়া`, en: `${secret} draft` }
  const draft = await buildBatch(db, shown, { title, isActive: false, aliases: [secret] })
  const timetable = await buildSchedule(db, draft.id, { title })
  await buildScheduleEvent(db, timetable.id, { title, startsAt: new Date(Date.now() + 86_400_000) })
  // Of a course that is not shown, an open batch is not shown either.
  const hidden = await buildCourse(db, { title, slug: 'zqxdraft-course', isActive: false })
  const behind = await buildBatch(db, hidden, { title })
  const behindTimetable = await buildSchedule(db, behind.id, { title })
  const hiddenSchedule = await buildSchedule(db, (await buildBatch(db, shown)).id, { title, isActive: false })
  const soon = new Date(Date.now() + 86_400_000)
  const [event] = await db
    .insert(tables.event)
    .values({ name: title, startsAt: soon, deadline: soon, feePaisa: 0, mode: 'online', isActive: false })
    .returning()
  ids = [draft.id, timetable.id, hidden.course.id, behind.id, behindTimetable.id, hiddenSchedule.id, event!.id]
  slugs = ['zqxdraft-course', hidden.category.slug, shown.category.slug, shown.course.slug]
})
afterAll(() => test.close())

const calls = Object.entries<unknown>(contract).filter(
  (entry): entry is [string, Call] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'access' in entry[1],
)
const publicReads = calls.filter(([, { method, access }]) => method === 'GET' && access === 'public')

/** A call for every id and slug that a draft has; a list for everything that could find one. */
const addressesOf = ({ path }: Call): string[] =>
  path.includes(':')
    ? [...ids, ...slugs].map((key) => path.replace(/:[a-z_]+/gi, String(key)))
    : ['', `?q=${secret}`, '?category=zqxdraft-course', '?course=zqxdraft-course'].map((query) => path + query)

it.each(publicReads)('%s tells nobody of a draft', async (_name, call) => {
  for (const url of addressesOf(call)) expect((await test.app.inject(url)).body, url).not.toContain(`${secret} `)
})

it('asks the calls that list batches, events and courses, and those that show one', () => {
  const names = publicReads.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'batches',
      'batch',
      'batchSchedules',
      'scheduleEvents',
      'courses',
      'course',
      'events',
      'event',
    ]),
  )
})

it('is in no sitemap and no calendar', async () => {
  const pages = ['/sitemap.xml', ...ids.flatMap((id) => [`/api/v3/web/schedules/${id}/calendar.ics`])]
  for (const url of pages) expect((await test.app.inject(url)).body, url).not.toContain(secret)
})
