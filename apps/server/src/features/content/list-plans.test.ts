import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explain } from '../../testing/explain.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({ demo: false })
  const { db } = test.deps.database
  const text = sql`jsonb_build_object('bn', 'লেখা ' || n)`
  await db.execute(sql`insert into gallery_album (title, position) select ${text}, n from generate_series(1, 3000) n`)
  await db.execute(sql`insert into gallery_picture (gallery_album_id, image, width, height, caption, position)
    select 1 + n % 3000, '/media/x.webp', 1, 1, ${text}, n from generate_series(1, 9000) n`)
  await db.execute(sql`insert into gallery_picture (gallery_album_id, image, width, height, caption, position)
    select 1, '/media/x.webp', 1, 1, ${text}, n from generate_series(1, 3000) n`)
  await db.execute(sql`insert into free_video (title, description, link, duration_seconds, published_at, position)
    select ${text}, ${text}, '/media/x.mp4', 1, now() - interval '1 day', n from generate_series(1, 3000) n`)
  await db.execute(sql`insert into faq (title, answer, category, position)
    select ${text}, ${text}, 'category-' || n % 10, n from generate_series(1, 3000) n`)
  await db.execute(sql`insert into event (name, starts_at, deadline, fee_paisa, mode)
    select ${text}, now() + (n - 1500) * interval '1 hour', now() + (n - 1501) * interval '1 hour', 0, 'online'
    from generate_series(1, 3000) n`)
  for (const table of ['gallery_album', 'gallery_picture', 'free_video', 'faq', 'event']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
})
afterAll(() => test.close())

describe('among thousands of rows', () => {
  it.each([
    ['/api/v3/web/gallery', 'gallery_album_position'],
    ['/api/v3/web/gallery/1?page=2', 'gallery_picture_album_id'],
    ['/api/v3/web/free-videos', 'free_video_position'],
    ['/api/v3/web/faqs', 'faq_position'],
    ['/api/v3/web/faqs?category=category-3', 'faq_category'],
    ['/api/v3/web/faqs?q=2999', 'faq_search'],
    ['/api/v3/web/events', 'event_upcoming'],
    ['/api/v3/web/events?when=past', 'event_upcoming'],
  ])('%s reads its page by the index %s, and sorts no more than that', async (url, index) => {
    const nodes = await explain(test.deps.database, async () => {
      const response = await test.app.inject({ method: 'GET', url })
      expect(response.statusCode, response.body).toBe(200)
      expect(response.json().total).toBeGreaterThan(0)
    })
    expect(nodes.map((node) => node['Index Name'])).toContain(index)
    const sorted = nodes.filter((node) => node['Node Type'].endsWith('Sort')).map((node) => node['Plan Rows'])
    expect(Math.max(0, ...sorted)).toBeLessThan(400)
  })
})
