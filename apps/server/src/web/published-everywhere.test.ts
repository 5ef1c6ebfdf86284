import { faqResource, lookSingle } from '@prostuti/contract/staff'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { buildTestOffice, type TestOffice } from '../testing/test-office.ts'
import { pagesInProcess } from './pages.ts'
import type { WebApp } from './web-app.ts'

const respond: WebApp['respond'] = async ({ get }) => {
  const { faqs } = (await get('/api/v3/web/faqs?perpage=50')) as { faqs: { title: string }[] }
  return new Response(`<html><head></head><body>${faqs.map(({ title }) => title).join('|')}</body></html>`)
}
/** A busy machine is no excuse: this is what staff are promised. */
const withinMs = { timeout: 5000, interval: 50 }
const pageAddress = (address: string) => ({ address, key: address, group: 'page' })

let test: TestOffice
let other: FastifyInstance
let staff: Awaited<ReturnType<TestOffice['signInStaff']>>
beforeAll(async () => {
  test = await buildTestOffice({ web: { respond } })
  // Another process on the same database: it shares nothing else with the first.
  other = await buildApp(test.deps, {
    pages: pagesInProcess({ respond, pageAddress, mode: 'production' }),
    mode: 'production',
  })
  await other.ready()
  staff = await test.signInStaff()
})
afterAll(async () => {
  await other.close()
  await test.close()
})

const pages = async () => {
  const both = await Promise.all([test.app, other].map((app) => app.inject({ url: '/faq' })))
  return both.map(({ body }) => body)
}
const post = async (url: string, payload: object) => {
  const { statusCode } = await test.office.inject({ method: 'POST', url, payload, headers: staff.headers })
  expect(statusCode).toBeLessThan(300)
}

describe('what staff publish', () => {
  it('is on the page of every process within five seconds, though each had it in memory', async () => {
    await pages()
    const title = { bn: 'আজই প্রকাশ করা প্রশ্ন' }
    const fields = { title, answer: { bn: 'উত্তর' }, category: 'fees', show_on_home: false, is_active: true }
    await post(faqResource.path, { fields })
    await vi.waitFor(async () => {
      for (const page of await pages()) expect(page).toContain(title.bn)
    }, withinMs)
  })

  it('is there too when it is a colour, which stands on all pages', async () => {
    for (const page of await pages()) expect(page).not.toContain('--color-brand')
    const fields = { logo: null, footer_logo: null, brand_colour: '#7a1f2b', accent_colour: null }
    await post(`${lookSingle.path}/site`, { version: 0, fields })
    await vi.waitFor(async () => {
      for (const page of await pages()) expect(page).toContain('--color-brand:#7a1f2b')
    }, withinMs)
  })
})
