import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain } from '../../testing/explain.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildCourseBatch, buildReader } from './notice-test.fixture.ts'

let test: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  test = await buildTestApp({ demo: false })
  const { db } = test.deps.database
  const [own, other] = [await buildCourseBatch(db), await buildCourseBatch(db)]
  const reader = await buildReader(db, own)
  headers = reader.headers
  const fill = (audience: 'all' | 'course' | 'batch', count: number, ids: { courseId?: number; batchId?: number }) =>
    db.execute(sql`
      insert into notice (audience, course_id, batch_id, title, body, is_pinned, published_at)
      select ${audience}, ${ids.courseId ?? null}::int, ${ids.batchId ?? null}::int, jsonb_build_object('bn', 'নোটিশ ' || n),
        jsonb_build_object('bn', '<p>লেখা</p>'), n % 100 = 0, now() - n * interval '3 hours'
      from generate_series(1, ${count}::int) n`)
  await fill('all', 3000, {})
  await fill('course', 2000, { courseId: own.courseId })
  await fill('batch', 1000, { batchId: own.batchId })
  await fill('batch', 4000, { batchId: other.batchId })
  await db.execute(sql`insert into notice_read (doctor_id, notice_id, read_at)
    select ${reader.id}, id, now() from notice where id % 2 = 0`)
  for (const table of [tables.notice, tables.noticeRead]) await db.execute(sql`vacuum analyze ${table}`)
})
afterAll(() => test.close())

describe('among ten thousand notices', () => {
  it.each(['/notices', '/notices?page=3', '/notices?only=unread', '/unread'])(
    '%s reads the doctor’s own from their indexes, never the whole table',
    async (path) => {
      const nodes = await explain(test.deps.database, async () => {
        const response = await test.app.inject({ method: 'GET', url: `/api/v3/web/doctor${path}`, headers })
        expect(response.statusCode, response.body).toBe(200)
      })
      const used = nodes.map((node) => node['Index Name'])
      expect(used).toEqual(expect.arrayContaining(['notice_for_all', 'notice_for_course', 'notice_for_batch']))
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
      expect(whole).not.toContain('notice')
    },
  )

  it('/unread counts no further than a badge shows', async () => {
    const response = await test.app.inject({ method: 'GET', url: '/api/v3/web/doctor/unread', headers })
    expect(response.json()).toEqual({ notices: 100, complaints: 0 })
  })
})
