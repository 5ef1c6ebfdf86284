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

type Schedules = { schedules: { id: number; title: string; calendar_path: string }[] }
type Batches = { batches: { id: number; title: string; starts_on: string }[] }

/** Open batches of the demo data: the one that begins first has begun already, and some have several schedules. */
async function batchWith(
  page: Page,
  wanted: (batch: { starts_on: string }, schedules: Schedules['schedules']) => boolean,
) {
  const { batches } = (await (await page.request.get('/api/v3/web/batches?per-page=50')).json()) as Batches
  for (const batch of batches) {
    const response = await page.request.get(`/api/v3/web/batches/${batch.id}/schedules`)
    const { schedules } = (await response.json()) as Schedules
    if (wanted(batch, schedules)) return { ...batch, schedules }
  }
  throw new Error('the demo data has no such batch')
}

const several = (page: Page) => batchWith(page, (_, schedules) => schedules.length > 1)
const begun = (page: Page) => batchWith(page, ({ starts_on }) => starts_on < new Date().toISOString().slice(0, 10))

test('a timetable can be read, filtered and kept in a calendar', once, async ({ page, context }) => {
  const batch = await several(page)
  const second = batch.schedules[1]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/batch-details/${batch.id}/schedule`)
  await expectNoSideways(page)
  await expectAccessible(page)

  await page
    .getByRole('navigation', { name: 'রুটিন বেছে নিন' })
    .getByText(second?.title ?? '', { exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`\\?schedule=${second?.id}$`))

  await page.getByRole('navigation', { name: 'কী কী দেখবেন' }).getByRole('link', { name: 'পরীক্ষা' }).click()
  await expect(page).toHaveURL(/only=exam/)
  const rows = page.locator('[data-part~="ttable"] tbody tr:not([data-part~="tt-week"])')
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ hasNotText: 'পরীক্ষা' })).toHaveCount(0)
  // The title in the tab outlives a change within the page.
  await expect(page).toHaveTitle(new RegExp(`^${batch.title.replace(/[().]/g, '.')}`))

  await page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' }).click()
  const dialog = page.getByRole('dialog')
  const address = `${new URL(page.url()).origin}${second?.calendar_path}`
  await expect(dialog.getByLabel('রুটিনের ঠিকানা')).toHaveValue(address)
  await expect(dialog.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address.replace(/^http/, 'webcal').replace('webcals', 'webcal'))}`,
  )
  await dialog.getByRole('button', { name: 'কপি করুন' }).click()
  await expect(dialog.getByRole('button', { name: 'কপি হয়েছে' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expectAccessible(page)

  const calendar = await page.request.get(address)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/)
})

test('today is marked, and one link leads to it', once, async ({ page }) => {
  const batch = await begun(page)
  await useTheme(page, 'dark')
  await open(page, `/batch-details/${batch.id}/schedule`)
  const jump = page.getByRole('link', { name: /আজকের দিনে যান|এরপর যা আছে/ })
  await jump.click()
  const target = page.locator((await jump.getAttribute('href')) ?? '')
  await expect(target).toBeInViewport()
  await expect(page.locator('tr[data-is~="past"]').first()).toBeAttached()
  await expectAccessible(page)
})

test('all schedules of a batch stand side by side', async ({ page, baseURL, isMobile }) => {
  const batch = await several(page)
  await readIn(page, 'en', baseURL)
  await open(page, `/batch-details/${batch.id}/master-schedule?only=exam`)
  await expect(page.getByRole('heading', { level: 1, name: 'Master schedule' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)
  const columns = page.locator('[data-part~="ttable"] thead th')
  await expect(columns).toHaveCount(batch.schedules.length + 1)
  if (isMobile) await expect(page.locator('[data-part~="ms-name"]').first()).toBeVisible()
  else await expect(columns.last()).toBeInViewport()
})

test('the printed routine is black on white, without what belongs to the screen', once, async ({ page }) => {
  const batch = await several(page)
  await useTheme(page, 'dark')
  await open(page, `/batch-schedules/${batch.id}`)
  await expect(page.locator('[data-part~="site"], footer')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'প্রিন্ট' })).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'প্রিন্ট' })).toBeHidden()
  const colours = await page.locator('[data-part~="sheet"]').evaluate((sheet) => {
    const { color, backgroundColor } = getComputedStyle(sheet)
    return { color, backgroundColor, page: getComputedStyle(document.body).backgroundColor }
  })
  expect(colours).toEqual({
    color: 'rgb(17, 17, 17)',
    backgroundColor: 'rgb(255, 255, 255)',
    page: 'rgb(255, 255, 255)',
  })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  // A4 in points, as the style sheet asks.
  expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })

  test('the whole timetable and its calendar file are in the page', once, async ({ page }) => {
    const batch = await several(page)
    const second = batch.schedules[1]
    await page.goto(`/batch-details/${batch.id}/schedule?schedule=${second?.id}&only=exam`)
    await expect(page.locator('[data-part~="ttable"] tbody tr').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'ক্যালেন্ডারে যোগ করুন' })).toHaveAttribute(
      'href',
      second?.calendar_path ?? '',
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`schedule\\?schedule=${second?.id}$`),
    )
    expect((await page.request.get('/batch-details/999999/schedule')).status()).toBe(404)
  })
})
