import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../../testing/builders/fill-catalogue.ts'
import { explain } from '../../testing/explain.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

/** The tables that grow; the others hold a few dozen rows, which the database rightly reads whole. */
const large = ['batch', 'schedule', 'schedule_event']
const perPage = 12
const now = new Date('2026-07-01T04:00:00Z')

let test: TestApp
let sessionId: number

beforeAll(async () => {
  test = await buildTestApp({ demo: false, clock: () => now })
  const { db } = test.deps.database
  await fillCatalogue(db, { batches: 10_000, eventsEach: 100, now })
  const [first] = await db
    .select({ id: tables.courseSession.id })
    .from(tables.batch)
    .innerJoin(tables.courseSession, eq(tables.courseSession.id, tables.batch.courseSessionId))
    .limit(1)
  sessionId = first!.id
})
afterAll(() => test.close())

async function plansOf(url: string) {
  const nodes = await explain(test.deps.database, async () => {
    const response = await test.app.inject({ method: 'GET', url })
    expect(response.statusCode, response.body).toBe(200)
  })
  return {
    indexes: new Set(nodes.flatMap((node) => node['Index Name'] ?? [])),
    readWhole: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
      .map((node) => node['Relation Name']),
    mostSorted: Math.max(
      0,
      ...nodes.filter((node) => node['Node Type'].endsWith('Sort')).map((node) => node['Plan Rows']),
    ),
  }
}

describe('among ten thousand batches', () => {
  it.each([
    ['', ['batch_by_start']],
    ['page=500', ['batch_by_start']],
    ['sort=fee', ['batch_by_fee', 'batch_by_reduced_fee']],
    ['sort=-fee', ['batch_by_fee', 'batch_by_reduced_fee']],
    ['category=category-3', ['batch_by_category']],
    ['course=course-2', ['batch_by_course']],
    ['session=SESSION', ['batch_by_session']],
    ['starts-from=2026-09-01&starts-to=2026-09-10', ['batch_by_start']],
    ['mode=online&max-fee=5000', ['batch_by_start']],
    ['seats=left', ['batch_by_start', 'schedule_with_seats']],
    ['category=category-3&mode=branch&max-fee=9000&sort=fee', ['batch_by_category']],
    ['q=medisin', ['batch_search']],
    ['q=medisin&category=category-3', ['batch_search']],
    ['q=surjrey', ['batch_search']],
  ])('the list ?%s is read from %j, and no table whole', async (query, indexes) => {
    const plans = await plansOf(`/api/v3/web/batches?${query.replace('SESSION', String(sessionId))}`)
    expect([...plans.indexes]).toEqual(expect.arrayContaining([...indexes, 'schedule_batch_id']))
    expect(plans.readWhole).toEqual([])
  })

  it.each(['', 'sort=fee', 'sort=-fee', 'seats=left', 'mode=online&max-fee=5000'])(
    'a page of ?%s is taken in the order of an index: at most two pages are sorted',
    async (query) => {
      expect((await plansOf(`/api/v3/web/batches?${query}`)).mostSorted).toBeLessThanOrEqual(2 * perPage)
    },
  )

  it('the choices, the suggestions and one batch with its neighbours read no table whole', async () => {
    const [some] = await test.deps.database.db.select({ id: tables.batch.id }).from(tables.batch).limit(1)
    for (const path of ['batch-filter-choices', 'batch-suggestions?slug=category-3', `batches/${some!.id}`])
      expect((await plansOf(`/api/v3/web/${path}`)).readWhole, path).toEqual([])
  })
})

it('among twenty thousand rows of schedules, those of one are read in the order of its index', async () => {
  const { db } = test.deps.database
  const [row] = await db.select({ id: tables.scheduleEvent.scheduleId }).from(tables.scheduleEvent).limit(1)
  const plans = await plansOf(`/api/v3/web/schedules/${row!.id}/events?per-page=20&page=3`)
  expect([...plans.indexes]).toContain('schedule_event_schedule_id')
  expect(plans.readWhole).toEqual([])
  expect(plans.mostSorted).toBe(0)
})
