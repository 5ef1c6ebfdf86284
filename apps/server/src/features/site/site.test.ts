import { appData, bannerSection, contactList, faqs, otherServices, scrollingNotices } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })

describe('app data', () => {
  it('names the centre in Bengali, and in English when the reader chose it', async () => {
    const bengali = appData.response.parse((await get('/api/v3/web/app-data')).json())
    const english = appData.response.parse((await get('/api/v3/web/app-data', { cookie: 'lang=en' })).json())
    expect(bengali.company_name).toBe('প্রস্তুতি')
    expect(english.company_name).toBe('Prostuti')
    expect(english.menus.length).toBe(bengali.menus.length)
    expect(bengali.is_logged_in).toBe(false)
    expect(bengali.doctor).toBeNull()
  })

  it('says who is signed in, on an unverified device too, and nobody with a token that is no good', async () => {
    const { db } = test.deps.database
    const doctor = await buildDoctor(db)
    const verified = await buildSignIn(db, { doctorId: doctor.id })
    const unverified = await buildSignIn(db, { doctorId: doctor.id, verified: false })
    for (const { headers } of [verified, unverified]) {
      const body = appData.response.parse((await get('/api/v3/web/app-data', headers)).json())
      expect(body).toMatchObject({ is_logged_in: true, doctor: { id: doctor.id }, impersonation: null })
    }
    const stranger = await get('/api/v3/web/app-data', { authorization: 'Bearer made-up' })
    expect(stranger.json()).toMatchObject({ is_logged_in: false, doctor: null, impersonation: null })
  })

  it('says whether devices are locked', async () => {
    const { db } = test.deps.database
    expect((await get('/api/v3/web/app-data')).json().device_locking).toBe(true)
    await db.update(tables.site).set({ deviceLocking: false })
    expect((await get('/api/v3/web/app-data')).json().device_locking).toBe(false)
    await db.update(tables.site).set({ deviceLocking: true })
  })

  it('gives a device token to a caller without one, and the same one back to a caller that has it', async () => {
    const first = (await get('/api/v3/web/app-data')).json().gns_ddt
    const second = (await get('/api/v3/web/app-data')).json().gns_ddt
    const again = (await get('/api/v3/web/app-data', { 'x-device-token': first })).json().gns_ddt
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(second).not.toBe(first)
    expect(again).toBe(first)
  })

  it('replaces a device token that cannot be one', async () => {
    const given = (await get('/api/v3/web/app-data', { 'x-device-token': '<script>' })).json().gns_ddt
    expect(given).toMatch(/^[\w-]{32}$/)
  })

  it('is kept by no cache', async () => {
    expect((await get('/api/v3/web/app-data')).headers['cache-control']).toBe('no-store')
  })
})

describe('scrolling notices', () => {
  it('leaves out those that have ended, have not begun or are switched off', async () => {
    const now = Date.now()
    const hour = 3_600_000
    await test.deps.database.db.insert(tables.scrollingNotice).values([
      { title: { bn: 'শেষ হয়ে গেছে' }, endsAt: new Date(now - hour) },
      { title: { bn: 'এখনো শুরু হয়নি' }, startsAt: new Date(now + hour) },
      { title: { bn: 'বন্ধ' }, isActive: false },
      { title: { bn: 'চলছে' }, startsAt: new Date(now - hour), endsAt: new Date(now + hour), position: 99 },
    ])
    const { notices } = scrollingNotices.response.parse((await get('/api/v3/web/homepage/scrolling-notices')).json())
    const titles = notices.map((notice) => notice.title)
    expect(titles.at(-1)).toBe('চলছে')
    expect(titles).not.toContain('শেষ হয়ে গেছে')
    expect(titles).not.toContain('এখনো শুরু হয়নি')
    expect(titles).not.toContain('বন্ধ')
  })
})

describe('the home page lists', () => {
  it('answers hero slides, services and contacts as the contract says, the main branch first', async () => {
    const { slide_items } = bannerSection.response.parse((await get('/api/v3/web/homepage/banner-section')).json())
    const { services } = otherServices.response.parse((await get('/api/v3/web/homepage/other-services')).json())
    const { contacts } = contactList.response.parse((await get('/api/v3/web/homepage/contact-list')).json())
    expect(slide_items.length).toBe(4)
    expect(services.length).toBeGreaterThan(0)
    expect(contacts[0]?.is_main).toBe(true)
  })
})

describe('faqs', () => {
  it('gives the home page its five', async () => {
    const body = faqs.response.parse((await get('/api/v3/web/faqs?list-for=homepage&perpage=5')).json())
    expect(body.faqs.length).toBe(5)
  })

  it('pages through all of them without a gap or a repeat', async () => {
    const { total } = faqs.response.parse((await get('/api/v3/web/faqs?perpage=1')).json())
    const ids = new Set<number>()
    for (let page = 1; page <= Math.ceil(total / 7); page += 1) {
      const body = faqs.response.parse((await get(`/api/v3/web/faqs?perpage=7&page=${page}`)).json())
      for (const faq of body.faqs) ids.add(faq.id)
    }
    expect(total).toBeGreaterThanOrEqual(20)
    expect(ids.size).toBe(total)
  })

  it('takes Bengali digits', async () => {
    const body = faqs.response.parse((await get(`/api/v3/web/faqs?perpage=${encodeURIComponent('৩')}`)).json())
    expect(body.faqs.length).toBe(3)
  })

  it.each([
    'perpage=0',
    'perpage=101',
    'perpage=-1',
    'perpage=1e3',
    'perpage=abc',
    'page=0',
    'page=99999999999999999999',
    'list-for=nobody',
    'perpage=1&perpage=2',
  ])('refuses %s with a 422 that names the field', async (query) => {
    const response = await get(`/api/v3/web/faqs?${query}`)
    expect(response.statusCode).toBe(422)
    expect(response.json().code).toBe('validation_failed')
    expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]])
  })
})

it('lets a phone put the centre on its home screen by its own name', async () => {
  const response = await get('/manifest.webmanifest', { cookie: 'lang=en' })
  expect(response.headers.vary).toContain('X-Language')
  expect(response.headers['content-type']).toContain('application/manifest+json')
  expect(response.json()).toMatchObject({ name: 'Prostuti', lang: 'en', start_url: '/' })
  expect((await get('/manifest.webmanifest')).json().name).toBe('প্রস্তুতি')
})
