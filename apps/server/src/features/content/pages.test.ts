import { page } from '@prostuti/contract'
import { pageResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

let test: TestOffice
let headers: Record<string, string>
beforeAll(async () => {
  test = await buildTestOffice({ demo: false })
  headers = (await test.signInStaff()).headers
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.deps.database.db.delete(tables.page)
})

const get = (slug: string, lang = 'bn') =>
  test.app.inject({ method: 'GET', url: `/api/v3/web/pages/${slug}`, headers: { cookie: `lang=${lang}` } })

const fields = {
  slug: 'about',
  title: { bn: 'আমাদের কথা', en: 'About us' },
  description: { bn: 'আমরা কারা', en: 'Who we are' },
  body: { bn: '<p>আমরা <b>ডাক্তার</b></p>', en: '<p>We are <b>doctors</b></p>' },
  is_active: true,
}
type Fields = typeof fields
type Texts = { [Name in 'title' | 'description' | 'body']?: { bn: string; en?: string } }
const post = (url: string, payload: object) => test.office.inject({ method: 'POST', url, payload, headers })
const write = (given: Partial<Omit<Fields, keyof Texts>> & Texts = {}) =>
  post(pageResource.path, { fields: { ...fields, ...given } })
const save = (id: number, version: number, given: Partial<Omit<Fields, keyof Texts>> & Texts) =>
  post(`${pageResource.path}/${id}`, { version, fields: { ...fields, ...given } })

describe('a page', () => {
  it('is read as elements, in the reader’s language', async () => {
    await write()
    const bengali = page.response.parse((await get('about')).json()).page
    const english = page.response.parse((await get('about', 'en')).json()).page
    expect(bengali).toEqual({
      slug: 'about',
      path: '/about',
      title: 'আমাদের কথা',
      description: 'আমরা কারা',
      body: [{ tag: 'p', children: ['আমরা ', { tag: 'strong', children: ['ডাক্তার'] }] }],
      updated_at: expect.any(String),
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
  const stored = async (slug: string) => {
    const { db } = test.deps.database
    return db.query.page.findFirst({ where: (table, { eq: is }) => is(table.slug, slug) })
  }

  it('stores cleaned text in one encoding', async () => {
    await write({
      slug: 'rules',
      title: { bn: ' ফি ফেরতের\nনি\u09dfম ', en: ' ' },
      body: { bn: '<h1 class="x">ফি</h1><p onclick="x()">আ\u09dfনা<script>alert(1)</script></p>', en: '<p> </p>' },
    })
    const row = await stored('rules')
    expect(row?.title).toEqual({ bn: 'ফি ফেরতের নি\u09af\u09bcম' })
    expect(row?.body).toEqual({ bn: '<h2>ফি</h2><p>আ\u09af\u09bcনা</p>' })
  })

  it('refuses a page that is empty once it is cleaned, or too long, and leaves the old one', async () => {
    const { id } = (await write()).json()
    const empty = await save(id, 1, { body: { bn: '<script>alert(1)</script>' } })
    expect(empty.statusCode).toBe(422)
    expect(Object.keys(empty.json().errors)).toEqual(['body.bn'])
    const long = await save(id, 1, { description: { bn: 'ক', en: 'x'.repeat(501) } })
    expect(Object.keys(long.json().errors)).toEqual(['fields.description.en'])
    expect((await get('about')).json().page.title).toBe('আমাদের কথা')
  })

  it('shows nobody what is not shown yet', async () => {
    await write({ slug: 'reunion', is_active: false })
    expect((await get('reunion')).statusCode).toBe(404)
  })

  it('lets the old address lead on when it changes, and gives it to nobody else', async () => {
    const { id } = (await write({ slug: 'support' })).json()
    expect((await save(id, 1, { slug: 'study-support' })).statusCode).toBe(200)
    expect((await get('support')).json().page).toMatchObject({ slug: 'study-support', path: '/pages/study-support' })
    const other = await write({ slug: 'support' })
    expect(Object.keys(other.json().errors)).toEqual(['slug'])
    // Back to where it was: nothing leads in a circle.
    expect((await save(id, 2, { slug: 'support' })).statusCode).toBe(200)
    expect((await get('support')).json().page.path).toBe('/pages/support')
    expect((await get('study-support')).json().page.path).toBe('/pages/support')
    const [left] = await test.deps.database.db
      .select()
      .from(tables.pageRedirect)
      .where(eq(tables.pageRedirect.slug, 'support'))
    expect(left).toBeUndefined()
  })

  it('takes no two pages at one address, and keeps those that others lead to where they are', async () => {
    const { id } = (await write()).json()
    expect(Object.keys((await write()).json().errors)).toEqual(['slug'])
    const moved = await save(id, 1, { slug: 'about-us', is_active: false })
    expect(Object.keys(moved.json().errors)).toEqual(['slug', 'is_active'])
  })

  it('says again what it said yesterday', async () => {
    const { id } = (await write()).json()
    await save(id, 1, { title: { bn: 'নতুন' } })
    expect((await get('about')).json().page.title).toBe('নতুন')
    expect((await post(`${pageResource.path}/${id}/restore`, { version: 2, to: 1 })).json()).toEqual({ version: 3 })
    expect((await get('about')).json().page.title).toBe('আমাদের কথা')
  })
})
