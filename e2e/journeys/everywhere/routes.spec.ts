import { myRoutes, publicRoutes, type RouteEntry } from '../../../apps/web/app/route-table.ts'
import { readParameters } from '../../support/read-parameters.ts'
import {
  expect,
  expectAccessible,
  expectNoSideways,
  type Language,
  once,
  open,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

const elsewhere = ['public/admin']
const pages = publicRoutes.filter(({ page }) => !elsewhere.includes(page))

/** A visitor's address of a route that the demo data fills: the slug is a course's or a page's, every other param a 1. */
const addressOf = ({ path }: RouteEntry) =>
  path.replace('/pages/:slug', '/pages/study-support').replace(':slug', 'fcps-part-1').replace(/:\w+/g, '1')

/** Pages whose HTML is the same for everybody: what these parameters mean, the browser asks for when it has taken over. */
const inBrowserOnly: Record<string, readonly string[]> = { 'public/exam-review': ['attempt'] }

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

test.describe('answers', () => {
  test.beforeEach(({ page: _ }, { project }) =>
    test.skip(project.name === 'phone', 'the server answers every screen alike; once is enough'),
  )

  test('every public route answers with a page and a title', async ({ request }) => {
    for (const route of pages) {
      const answer = await request.get(addressOf(route))
      expect(answer.status(), route.path).toBe(200)
      const html = await answer.text()
      expect(titleIn(html), route.path).toMatch(/\S.*প্রস্তুতি|প্রস্তুতি.*\S/)
      expect(html, route.path).toContain('<h1')
    }
  })

  test('the server passes every parameter that a page reads on to it', async ({ baseURL }) => {
    const undeclared: string[] = []
    for (const route of pages) {
      const { query = [] } = route
      if (query === 'all') continue
      const known = [...query, ...(inBrowserOnly[route.page] ?? [])]
      const read = await readParameters(addressOf(route), baseURL ?? '')
      undeclared.push(...[...read].filter((name) => !known.includes(name)).map((name) => `${route.path}?${name}`))
    }
    expect(undeclared, 'the `query` of these routes in route-table.ts does not name what their pages read').toEqual([])
  })

  test('every route under /my answers with its shell, and nothing of a doctor in it', async ({ request }) => {
    for (const route of myRoutes) {
      const answer = await request.get(addressOf(route))
      expect(answer.status(), route.path).toBe(200)
      const html = await answer.text()
      expect(titleIn(html), route.path).toContain('প্রস্তুতি')
      expect(html, route.path).toContain('aria-busy="true"')
    }
  })

  test('an unknown address is a 404', async ({ request }) => {
    for (const address of ['/no-such-page', '/my/no-such-page', '/batches/1/2/3'])
      expect((await request.get(address)).status(), address).toBe(404)
  })

  test('whatever follows /admin leaves for the staff site', async ({ request }) => {
    for (const [address, target] of [
      ['/admin', `${process.env.E2E_OFFICE_URL}/`],
      ['/admin/x?y=1', `${process.env.E2E_OFFICE_URL}/x?y=1`],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toBe(target)
    }
  })

  test('an unknown call answers in JSON', async ({ request }) => {
    const answer = await request.get('/api/unknown')
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found', message: 'যা খুঁজছেন, তা এখানে নেই।' })
  })
})

const notFound: Record<Language, string> = {
  bn: 'এই ঠিকানায় কোনো পাতা নেই',
  en: 'There is no page at this address',
}

for (const language of ['bn', 'en'] as const) {
  test(
    `an unknown address shows a designed page with ways on, in ${language}`,
    once,
    async ({ page, baseURL, complaints }) => {
      await readIn(page, language, baseURL)
      await open(page, '/no-such-page')
      await expect(page.getByRole('heading', { level: 1, name: notFound[language] })).toBeVisible()
      const main = page.getByRole('main')
      for (const way of ['/', '/batches', '/contact-details'])
        await expect(main.locator(`a[href="${way}"]`)).toBeVisible()
      await expectNoSideways(page)
      await useTheme(page, 'light')
      await expectAccessible(page)
      await useTheme(page, 'dark')
      await expectAccessible(page, 'colours')
      await main.locator('a[href="/"]').click()
      await expect(page).toHaveURL('/')
      // The browser names the page's own 404.
      complaints.length = 0
    },
  )
}

for (const [address, next] of [
  ['/my/dashboard', { name: 'my-dashboard', params: {} }],
  ['/my/courses/7/events/3/exam/result', { name: 'my-exam-result', params: { id: '7', eventId: '3' } }],
] as const) {
  test(`a visitor at ${address} is led to the login, which knows the way back`, once, async ({ page }) => {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/login')
    expect(JSON.parse(new URL(page.url()).searchParams.get('next') ?? '')).toEqual(next)
  })
}
