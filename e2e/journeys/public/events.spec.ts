import {
  expect,
  expectAccessible,
  expectNoSideways,
  once,
  open,
  type Page,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

type Events = { events: { id: number; name: string; registration_open: boolean; seats_left: number | null }[] }

async function eventsOf(page: Page, when: 'coming' | 'past'): Promise<Events['events']> {
  const response = await page.request.get(`/api/v3/web/events?when=${when}&per-page=50`)
  return ((await response.json()) as Events).events
}

const structured = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type'] as string))

test('from the list to an event, its countdown and the way to register', once, async ({ page }) => {
  const event = (await eventsOf(page, 'coming')).find(
    ({ registration_open, seats_left }) => registration_open && seats_left !== 0,
  )
  await open(page, '/events')
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: event?.name ?? '' }).click()
  await expect(page).toHaveURL(`/${event?.id}/event`)
  await expect(page.getByRole('heading', { level: 1, name: event?.name ?? '' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(event?.name.slice(0, 12) ?? ''))

  const timer = page.getByRole('timer')
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await expectNoSideways(page)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'নিবন্ধন করুন' })).toHaveAttribute(
    'href',
    `/my/event/${event?.id}/checkout`,
  )
  const file = await page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toMatch(/^BEGIN:VCALENDAR/)
})

test('past events have a list of their own, and none can be registered for', once, async ({ page, baseURL }) => {
  await readIn(page, 'en', baseURL)
  await useTheme(page, 'dark')
  const [event] = await eventsOf(page, 'past')
  await open(page, '/events')
  await page.getByRole('link', { name: 'Past', exact: true }).click()
  await expect(page).toHaveURL('/events?when=past')
  await expectAccessible(page)
  await open(page, `/${event?.id}/event`)
  await expect(page.getByText('This event is over').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('a course says what the exam is, what it asks, and where to enrol', once, async ({ page }) => {
  await open(page, '/courses/bcs')
  await expectNoSideways(page)
  await expectAccessible(page)
  expect(await structured(page)).toEqual(expect.arrayContaining(['Course', 'FAQPage', 'BreadcrumbList']))
  await expect(page.getByRole('table', { name: 'কোন বিষয়ে কত নম্বর' }).getByRole('row')).not.toHaveCount(0)
  const part = page.locator('#course-syllabus').locator('xpath=ancestor::section').locator('details').nth(1)
  await part.locator('summary').click()
  await expect(part.getByRole('listitem').first()).toBeVisible()
  // What the centre says for this course alone.
  await expect(page.getByRole('complementary', { name: 'এই কোর্স নিয়ে জেনে রাখুন'.normalize('NFC') })).toBeVisible()
  await page.locator('[data-part~="batch-card"] a').first().click()
  await expect(page).toHaveURL(/\/batch-details\/\d+$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })

  test('events and courses are complete in the page itself', once, async ({ page }) => {
    const [event] = await eventsOf(page, 'coming')
    await page.goto(`/${event?.id}/event`)
    await expect(page.getByRole('heading', { level: 1, name: event?.name ?? '' })).toBeVisible()
    await expect(page.locator('time').first()).toBeVisible()
    expect(await structured(page)).toEqual(expect.arrayContaining(['Event', 'BreadcrumbList']))
    await page.goto('/courses/psc-non-cadre')
    await expect(page.locator('[data-part~="marks"] tr')).not.toHaveCount(0)
    await expect(page.locator('[data-part~="batch-card"]').first()).toBeVisible()
    expect((await page.request.get('/999999/event')).status()).toBe(404)
  })
})
