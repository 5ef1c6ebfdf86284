import { createHash } from 'node:crypto'
import { previewDraft } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'
import type { WebApp } from '../../web/web-app.ts'
import { previewables } from './previewables.ts'

/** Stands in for the built web app: says what the site is called, as its pages do. */
const respond: WebApp['respond'] = async ({ request, nonce, get }) => {
  const [site, faqs] = [
    (await get('/api/v3/web/app-data')) as { company_name: string; logo: string | null },
    (await get('/api/v3/web/faqs?perpage=50')) as { faqs: { title: string }[] },
  ]
  const titles = faqs.faqs.map(({ title }) => title).join('|')
  return new Response(
    `<html><head></head><body><p>${new URL(request.url).pathname} ${site.logo} ${titles}</p><script nonce="${nonce}">1</script></body></html>`,
  )
}

let test: TestOffice
let staff: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  test = await buildTestOffice({ web: { respond } })
  staff = await test.signInStaff()
})
afterAll(() => test.close())

const lookFields = { logo: '/media/new-logo.svg', footer_logo: null, brand_colour: '#7a1f2b', accent_colour: null }
const faqFields = {
  title: { bn: 'এখনো লেখা হচ্ছে?' },
  answer: { bn: 'হ্যাঁ।' },
  category: 'fees',
  show_on_home: false,
  is_active: false,
}

const ask = (body: object, { headers } = staff) =>
  test.office.inject({ method: 'POST', url: previewDraft.path, payload: body, headers })
const pathOf = (url: string) => new URL(url).pathname
const look = (url: string) => test.app.inject({ url: pathOf(url) })

describe.each(previewables.map(({ resource }) => resource))('a preview of $name', ({ name, path, ...resource }) => {
  it('shows what its form holds as it stands', async () => {
    const get = async (url: string) => (await test.office.inject({ url, headers: staff.headers })).json()
    const id = 'list' in resource ? String((await get(path)).rows[0].id) : 'site'
    const { fields } = await get(`${path}/${id}`)
    const { url } = (await ask({ resource: name, id, fields })).json()
    expect((await look(url)).statusCode).toBe(200)
  })
})

describe('a preview', () => {
  it('shows the public page with what the form says, and writes nothing', async () => {
    const { url } = (await ask({ resource: 'look', id: 'site', fields: lookFields })).json()
    const page = await look(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<p>/ /media/new-logo.svg')
    expect(page.body).toContain('--color-brand:#7a1f2b')
    const [site] = await test.deps.database.db.select().from(tables.site)
    expect(site?.logo).not.toBe('/media/new-logo.svg')
    expect((await test.app.inject({ url: '/' })).body).not.toContain('new-logo')
  })

  it('shows a new thing that is in no list yet', async () => {
    const { url } = (await ask({ resource: 'faq', id: null, fields: faqFields })).json()
    expect((await look(url)).body).toContain('এখনো লেখা হচ্ছে?')
    const kept = await test.deps.database.db.$count(tables.faq, eq(tables.faq.title, { bn: 'এখনো লেখা হচ্ছে?' }))
    expect(kept).toBe(0)
  })

  it('reads from the draft whatever it asks for later, and writes nothing', async () => {
    const { url } = (await ask({ resource: 'look', id: 'site', fields: lookFields })).json()
    const { body, headers } = await look(url)
    const api = /"(\/preview\/[^"]+)"\)/.exec(body)?.[1]
    const read = await test.app.inject({ url: `${api}/api/v3/web/app-data` })
    expect(read.json()).toMatchObject({ logo: '/media/new-logo.svg', gns_ddt: null })
    expect((await test.app.inject({ url: `${api}/api/v3/my/dashboard` })).statusCode).toBe(404)
    expect((await test.app.inject({ method: 'POST', url: `${api}/api/v3/web/app-data` })).statusCode).not.toBe(200)
    const source = /<head><script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(source).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('stands in the office’s frame alone, and is kept nowhere', async () => {
    const { url } = (await ask({ resource: 'look', id: 'site', fields: lookFields })).json()
    const { headers } = await look(url)
    expect(headers['content-security-policy']).toContain('frame-ancestors http://admin.test')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is drawn for many at once, each their own', async () => {
    const colours = ['#7a1f2b', '#1f3a7a', '#1f6a2b', '#5a1f7a']
    const urls = await Promise.all(
      colours.map(async (brand_colour) => {
        const asked = await ask({ resource: 'look', id: 'site', fields: { ...lookFields, brand_colour } })
        return asked.json().url as string
      }),
    )
    const pages = await Promise.all(urls.map(look))
    expect(pages.map(({ body }) => /--color-brand:(#\w+)/.exec(body)?.[1])).toEqual(colours)
  })

  it('ends after a quarter of an hour, and with the member’s right', async () => {
    const gone = await test.signInStaff()
    const { url } = (await ask({ resource: 'look', id: 'site', fields: lookFields }, gone)).json()
    const { db } = test.deps.database
    await db.update(tables.staff).set({ role: 'support' }).where(eq(tables.staff.id, gone.staffId))
    expect((await look(url)).statusCode).toBe(404)
    await db.update(tables.staff).set({ role: 'manager' }).where(eq(tables.staff.id, gone.staffId))
    expect((await look(url)).statusCode).toBe(200)
    await db.update(tables.staff).set({ isActive: false }).where(eq(tables.staff.id, gone.staffId))
    expect((await look(url)).statusCode).toBe(404)
    await db.update(tables.staff).set({ isActive: true }).where(eq(tables.staff.id, gone.staffId))
    expect((await look(url)).statusCode).toBe(200)
    await db.update(tables.previewDraft).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await look(url)).statusCode).toBe(404)
  })

  it.each([
    ['nobody has such a form', { resource: 'nothing', id: null, fields: {} }, 404],
    [
      'a logo is another site’s',
      { resource: 'look', id: 'site', fields: { ...lookFields, logo: '//evil.example/x.png' } },
      422,
    ],
    ['a field is empty', { resource: 'faq', id: null, fields: { ...faqFields, title: { bn: '' } } }, 422],
  ])('is refused where %s', async (_, body, status) => {
    expect((await ask(body)).statusCode).toBe(status)
  })

  it('is refused to who may not write it', async () => {
    const support = await test.signInStaff({ role: 'support' })
    expect((await ask({ resource: 'look', id: 'site', fields: lookFields }, support)).statusCode).toBe(404)
  })

  it('is not kept from its member by strangers who make addresses up', async () => {
    const { url } = (await ask({ resource: 'look', id: 'site', fields: lookFields })).json()
    const guesses = Array.from({ length: 120 }, (_, nth) => look(`http://x/preview/${String(nth).padStart(43, 'a')}`))
    expect((await look(url)).statusCode).toBe(200)
    expect(new Set((await Promise.all(guesses)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  })

  it('is not guessed', async () => {
    expect((await test.app.inject({ url: `/preview/${'a'.repeat(43)}` })).statusCode).toBe(404)
  })
})
