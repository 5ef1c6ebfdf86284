import type { APIRequestContext, Response } from '@playwright/test'
import { signIn } from '../../support/signed-in.ts'
import { expect, open, test } from '../../support/test.ts'

test.beforeEach(({ page: _ }, { project }) =>
  test.skip(project.name === 'phone', 'the same bytes travel to every screen; once is enough'),
)

/** What the app weighs when it comes: to a public page with the first press that needs it, to the exam room at once. */
const scriptBudgets = [
  { what: 'the home page', path: '/', atMost: 120_000 },
  { what: 'the exam room', path: '/on-spot-bcs-exam/bcs-50-model-test', atMost: 142_000 },
]
/** For who only reads a page. */
const readingBudget = 12_500
const fontBudget = 82_000
/** With the libraries and the frame, and without what comes once the page stands. */
const heaviestPage = 160_000

const staticImports = /(?:^|[;}\n\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["']([^"']+\.js)["']/g

/** Everything the page's HTML names that makes it come alive: scripts, preloads, and what they import. */
async function firstLoadScripts(request: APIRequestContext, path = '/'): Promise<Map<string, number>> {
  const html = await (await request.get(path)).text()
  const named = [
    ...html.matchAll(/<link (?:rel|data-later)="modulepreload" href="([^"]+)"/g),
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/(?:from\s*|import\s*\(?\s*)"(\/assets\/[^"]+\.js)"/g),
  ]
  expect(named.length, 'the page names its scripts in another way now').toBeGreaterThan(5)
  const waiting = named.map((match) => match[1] ?? '')
  const sizes = new Map<string, number>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue
    const answer = await request.get(file, { headers: { 'accept-encoding': 'br' } })
    expect(answer.status(), file).toBe(200)
    sizes.set(file, Number(answer.headers()['content-length']))
    const source = await answer.text()
    for (const match of source.matchAll(staticImports)) waiting.push(new URL(match[1] ?? '', answer.url()).pathname)
  }
  return sizes
}

for (const { what, path, atMost } of scriptBudgets) {
  test(`the app of ${what} is within its script budget`, async ({ request }) => {
    const sizes = await firstLoadScripts(request, path)
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    const list = [...sizes].map(([file, size]) => `${size} ${file}`).join('\n')
    expect(
      [...sizes.keys()].some((file) => file.includes('entry.client')),
      list,
    ).toBe(true)
    expect(total, 'less than React alone: the count is wrong').toBeGreaterThan(60_000)
    expect(total, list).toBeLessThanOrEqual(atMost)
  })
}

test('a public page that is read loads the first script, and no app', async ({ page }) => {
  for (const path of [
    '/',
    '/about',
    '/batches',
    '/batch-details/1',
    '/batch-details/1/master-schedule',
    '/batch-schedules/1',
    '/1/event',
    '/bcs-exam-list',
    '/contact-details',
    '/faq',
    '/gallery',
  ]) {
    const sizes = new Map<string, number>()
    const count = (response: Response) => {
      const { pathname } = new URL(response.url())
      if (/^\/assets\/.*\.js$/.test(pathname)) sizes.set(pathname, Number(response.headers()['content-length']))
    }
    page.on('response', count)
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/activities'))
    await page.goto(path)
    await recorded
    await page.waitForLoadState('networkidle')
    page.off('response', count)
    const list = [...sizes].map(([file, size]) => `${size} ${file}`).join('\n')
    expect(
      [...sizes.keys()].some((file) => file.includes('/first-')),
      list,
    ).toBe(true)
    expect(
      [...sizes.values()].reduce((sum, size) => sum + size, 0),
      `${path}\n${list}`,
    ).toBeLessThanOrEqual(readingBudget)
  }
})

/** What the router fetches for each page of the doctor's area, by the lists that the bundler wrote into the script that knows them. */
async function scriptsOfPages(request: APIRequestContext): Promise<Map<string, string[]>> {
  const known = [...(await firstLoadScripts(request, '/my/dashboard')).keys()]
  const table = known.find((file) => file.includes('/my-page-'))
  expect(table, known.join('\n')).toBeDefined()
  const source = await (await request.get(table ?? '')).text()
  const files: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(source)?.[1] ?? '[]')
  const pages = source.matchAll(/"\.\/([\w/-]+)\.tsx":\(\)=>[^[]*?__vite__mapDeps\(\[([\d,]*)\]\)/g)
  return new Map(
    [...pages].map(([, page = '', numbers = '']) => [
      page,
      numbers
        .split(',')
        .map((number) => `/${files[Number(number)]}`)
        .filter((file) => file.endsWith('.js')),
    ]),
  )
}

test('no page of the doctor’s area is heavy with the scripts of another', async ({ request }) => {
  const pages = await scriptsOfPages(request)
  expect(pages.size, 'the lists are written in another way now').toBeGreaterThan(60)
  const sizes = new Map<string, number>()
  const frame = await firstLoadScripts(request, '/my/dashboard')
  for (const file of new Set([...pages.values()].flat()))
    sizes.set(
      file,
      frame.get(file) ??
        Number((await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers()['content-length']),
    )
  const heavy = [...pages].flatMap(([page, files]) => {
    const total = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    return total > heaviestPage ? [`${page}: ${total}`] : []
  })
  expect(heavy).toEqual([])
})

const areaBudgets = [
  { what: 'dashboard', path: '/my/dashboard', heading: 'কোর্সের অগ্রগতি', atMost: 143_000 },
  { what: 'mistake notebook', path: '/my/notebook', heading: 'খাতা এখনো ফাঁকা', atMost: 160_000 },
  { what: 'page of practice', path: '/my/practice', heading: 'সেট বানান', atMost: 160_000 },
  { what: 'week’s plan', path: '/my/plan', heading: 'ডিউটির ফাঁকে পড়ার সময় বের করি', atMost: 160_000 },
]

for (const { what, path, heading, atMost } of areaBudgets) {
  test(`all that the ${what} loads until it stands is within its script budget`, async ({ page }) => {
    const sizes = new Map<string, number>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/assets\/.*\.js$/.test(pathname)) sizes.set(pathname, Number(response.headers()['content-length']))
    })
    await signIn(page)
    await open(page, path)
    await expect(page.getByRole('heading', { name: heading.normalize('NFC') })).toBeVisible()
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(total, 'less than React alone: the count is wrong').toBeGreaterThan(60_000)
    expect(total, [...sizes].map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(atMost)
  })
}

test('the page comes alive, and stays, with those scripts alone', async ({ page, request, complaints }) => {
  const counted = await firstLoadScripts(request)
  await page.route(/\/assets\/(?!first-).*\.js$/, (route) =>
    counted.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'নোটিশ থামান' }).click()
  await expect(page.getByRole('button', { name: 'নোটিশ থামান' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'গুছিয়ে পড়ুন' })).toBeVisible()
  // What comes alive later stands as it was.
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached()
  // The browser names every file it could not have; on an empty page it asks for no more of them.
  await page.goto('about:blank')
  complaints.length = 0
})

test('the home page in Bengali is within its font budget', async ({ page }) => {
  const fonts = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font')
      fonts.set(response.url(), Number(response.headers()['content-length']))
  })
  await open(page, '/')
  for (const id of ['events', 'batches', 'faq', 'contact']) {
    const section = page.locator(`#${id}`)
    await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(section.locator('.sk')).toHaveCount(0)
  }
  await page.evaluate(() => document.fonts.ready)
  const total = [...fonts.values()].reduce((sum, size) => sum + size, 0)
  expect(fonts.size, 'no font at all: Bengali would be left to the device').toBeGreaterThan(0)
  expect(total, [...fonts].join('\n')).toBeLessThanOrEqual(fontBudget)
})

test('the home page asks nobody but us, and keeps a strict content policy', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) strangers.push(href)
  })
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(what: string): void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellViolation(`${violatedDirective} ${blockedURI}`),
    )
  })

  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src '))
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)

  for (const id of ['events', 'batches', 'faq', 'contact']) {
    const section = page.locator(`#${id}`)
    await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(section.locator('.sk')).toHaveCount(0)
  }
  expect(strangers).toEqual([])
  expect(violations).toEqual([])
})
