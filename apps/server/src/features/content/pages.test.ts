import { page } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { writePage } from './write-page.ts'

let test: TestApp
let staffId: number
beforeAll(async () => {
  test = await buildTestApp({ demo: false })
  staffId = (await buildStaff(test.deps.database.db)).id
})
afterAll(() => test.close())

const now = new Date('2026-07-01T06:00:00Z')
const get = (slug: string, lang = 'bn') =>
  test.app.inject({ method: 'GET', url: `/api/v3/web/pages/${slug}`, headers: { cookie: `lang=${lang}` } })

const write = (given: Partial<Parameters<typeof writePage>[1]> = {}) =>
  test.deps.database.db.transaction((tx) =>
    writePage(tx, {
      slug: 'about',
      title: { bn: 'আমাদের কথা', en: 'About us' },
      description: { bn: 'আমরা কারা', en: 'Who we are' },
      body: { bn: '<p>আমরা <b>ডাক্তার</b></p>', en: '<p>We are <b>doctors</b></p>' },
      staffId,
      now,
      locale: 'en',
      ...given,
    }),
  )

describe('a page', () => {
  it('is read as elements, in the reader’s language', async () => {
    await write()
    const bengali = page.response.parse((await get('about')).json()).page
    const english = page.response.parse((await get('about', 'en')).json()).page
    expect(bengali).toEqual({
      slug: 'about',
      title: 'আমাদের কথা',
      description: 'আমরা কারা',
      body: [{ tag: 'p', children: ['আমরা ', { tag: 'strong', children: ['ডাক্তার'] }] }],
      updated_at: now.toISOString(),
    })
    expect(english.body).toEqual([{ tag: 'p', children: ['We are ', { tag: 'strong', children: ['doctors'] }] }])
  })

  it('shows nothing alive even of a row that was written past the cleaning', async () => {
    await test.deps.database.db.insert(tables.page).values({
      slug: 'raw',
      title: { bn: 'কাঁচা' },
      description: { bn: 'কাঁচা' },
      body: { bn: '<p onclick="alert(1)">x<script>alert(1)</script><a href="javascript:alert(1)">y</a></p>' },
    })
    expect((await get('raw')).json().page.body).toEqual([{ tag: 'p', children: ['xy'] }])
  })

  it('answers 404 for one that nobody wrote, 422 for what cannot be a slug', async () => {
    expect((await get('nothing')).statusCode).toBe(404)
    for (const bad of ['UPPER', 'a--b', '%00', 'a.b', 'x'.repeat(81)]) {
      const response = await get(bad)
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toHaveProperty('slug')
    }
  })

  it('stands in the API documents', async () => {
    const documents = (await test.app.inject({ method: 'GET', url: '/api/docs/json' })).json()
    expect(documents.paths).toHaveProperty('/api/v3/web/pages/{slug}')
    expect(Object.keys(documents.paths).filter((path) => /ics|xml|robots/.test(path))).toEqual([])
  })
})

describe('writing a page', () => {
  it('stores cleaned text in one encoding, and says who did it', async () => {
    await write({
      slug: 'refund-policy',
      title: { bn: ' ফি ফেরতের\nনি\u09dfম ', en: ' ' },
      body: { bn: '<h1 class="x">ফি</h1><p onclick="x()">আ\u09dfনা<script>alert(1)</script></p>', en: '<p> </p>' },
    })
    const { db } = test.deps.database
    const row = await db.query.page.findFirst({ where: (table, { eq }) => eq(table.slug, 'refund-policy') })
    expect(row?.title).toEqual({ bn: 'ফি ফেরতের নি\u09af\u09bcম' })
    expect(row?.body).toEqual({ bn: '<h2>ফি</h2><p>আ\u09af\u09bcনা</p>' })
    const [audit] = await db.select().from(tables.auditEntry).orderBy(desc(tables.auditEntry.id)).limit(1)
    expect(audit).toMatchObject({ staffId, action: 'page_written', detail: { slug: 'refund-policy' }, at: now })
  })

  it('replaces what was there', async () => {
    await write()
    const later = new Date('2026-08-01T00:00:00Z')
    await write({ title: { bn: 'নতুন' }, now: later })
    expect((await get('about')).json().page).toMatchObject({ title: 'নতুন', updated_at: later.toISOString() })
  })

  it('refuses a page that is empty once it is cleaned, or too long, and leaves the old one', async () => {
    await write()
    await expect(write({ title: { bn: ' ' }, body: { bn: '<script>alert(1)</script>' } })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'title.bn': [expect.any(String)], 'body.bn': [expect.any(String)] },
    })
    await expect(write({ description: { bn: 'ক', en: 'x'.repeat(501) } })).rejects.toMatchObject({
      fields: { 'description.en': [expect.stringContaining('500')] },
    })
    expect((await get('about')).json().page.title).toBe('আমাদের কথা')
  })
})
