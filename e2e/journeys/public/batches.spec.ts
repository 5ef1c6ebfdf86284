import { toBengaliDigits } from '../../../packages/text/src/numbers/digits.ts'
import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import {
  comeAlive,
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

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const total = (page: Page) => page.locator('[data-part~="batch-total"]')

/** Opens the filters where they are: beside the list, or in a sheet on a phone. */
async function withFilters(page: Page, work: (filters: ReturnType<Page['locator']>) => Promise<void>) {
  const opener = page.getByRole('button', { name: /^বাছাই করুন/ })
  if (!(await opener.isVisible())) return work(page.locator('#batch-filters'))
  await opener.click()
  const sheet = page.getByRole('dialog')
  await expectAccessible(page)
  await work(sheet)
  await sheet.getByRole('button', { name: /ব্যাচ দেখুন$/ }).click()
  await expect(sheet).toHaveCount(0)
}

test('a visitor filters, shares the address, and takes a filter back', async ({ page }) => {
  await startCountingShifts(page)
  const seatsAskedAgain = page.waitForResponse('**/api/v3/web/batches?*')
  await open(page, '/batches')
  await seatsAskedAgain
  await expect(cards(page)).toHaveCount(12)
  const { total: moved, moved: what } = await shiftsSoFar(page)
  expect(moved, what.join('\n')).toBeLessThanOrEqual(0.02)
  await expectNoSideways(page)
  await expectAccessible(page)

  await withFilters(page, async (filters) => {
    await filters.getByLabel('কোর্স').selectOption('bcs')
    await filters.getByLabel('অনলাইনে').check()
    await expect(page).toHaveURL('/batches?course=bcs&mode=online')
  })
  await expect(cards(page).first()).toContainText('বিসিএস')
  // Asked of the server: until its answer is there, the page shows the batches of the filter before.
  const answer = await (await page.request.get('/api/v3/web/batches?course=bcs&mode=online')).json()
  const found = `${toBengaliDigits(answer.total)}টি ব্যাচ`
  await expect(total(page)).toHaveText(found)

  await page.reload()
  await comeAlive(page)
  await expect(total(page)).toHaveText(found)
  await page.getByRole('link', { name: 'বাছাই তুলে নিন: অনলাইনে' }).click()
  await expect(page).toHaveURL('/batches?course=bcs')
  await expect(total(page)).toBeFocused()
  await page.getByRole('searchbox').fill('somvob na')
  await expect(page.getByRole('heading', { name: 'এই বাছাইয়ে কোনো ব্যাচ নেই' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'সব তুলে নিন' }).last().click()
  await expect(page).toHaveURL('/batches')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(cards(page)).toHaveCount(12)
})

test('search finds a batch in Banglish while one types, and the pages of the list turn', once, async ({ page }) => {
  await open(page, '/batches')
  await page.getByRole('link', { name: 'পরের পাতা' }).click()
  await expect(page).toHaveURL('/batches?page=2')
  await expect(total(page)).toBeInViewport()
  await expect(total(page)).toBeFocused()
  await page.getByRole('searchbox').pressSequentially('medisin')
  await expect(page).toHaveURL('/batches?q=medisin')
  await expect(cards(page).first()).toContainText('মেডিসিন')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })

  test('filters are a form, a batch is whole, and schedules lead to enrolment', once, async ({ page }) => {
    await page.goto('/fcps-part-1/batches?mode=moon&nothing=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FCPS Part-1 ব্যাচ')
    const form = page.locator('#batch-filters')
    await form.getByLabel('পরীক্ষা').selectOption('fcps-part-1-medicine')
    await page.getByRole('button', { name: 'ব্যাচ খুঁজুন' }).click()
    await page.waitForURL(/category=fcps-part-1-medicine/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fcps-part-1\/batches$/)
    await expect(page.getByRole('link', { name: 'বাছাই তুলে নিন: FCPS Part-1 মেডিসিন' })).toBeVisible()

    await cards(page).first().getByRole('link').click()
    await page.waitForURL(/\/fcps-part-1\/batches\/\d+$/)
    for (const part of [/রুটিন/, 'যা যা পাবেন', 'যাঁরা পড়াবেন', 'সপ্তাহ ধরে যা পড়ব'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
    await page.getByRole('link', { name: 'ভর্তি হোন' }).filter({ visible: true }).click()
    await page.waitForURL(/\/enroll$/)
    await expect(page.getByRole('link', { name: /^এটি নিন/ }).first()).toHaveAttribute('href', /\/enroll\/\d+$/)
  })
})

test('the chosen schedule is the one the button enrols in, and a full one cannot be chosen', once, async ({ page }) => {
  await page.route('**/api/v3/web/batches/*/seats', async (route) => {
    const answer = await route.fetch()
    const seats = await answer.json()
    seats.schedules[0].seats_left = 0
    await route.fulfill({ json: seats })
  })
  await startCountingShifts(page)
  await open(page, '/batch-details/1')
  const rows = page.getByRole('radio')
  await expect(rows.first()).toBeDisabled()
  await expect(page.getByText('আসন শেষ').filter({ visible: true })).toBeVisible()
  await expect(rows.nth(1)).toBeChecked()
  const enrol = page.getByRole('link', { name: 'ভর্তি হোন' }).filter({ visible: true })
  const second = await enrol.getAttribute('href')
  await rows.nth(2).check()
  await expect(enrol).not.toHaveAttribute('href', second ?? '')
  await expect(enrol).toHaveAttribute('href', `/batch-details/1/enroll/${await rows.nth(2).getAttribute('value')}`)
  await page.getByRole('heading', { name: 'সপ্তাহ ধরে যা পড়ব' }).scrollIntoViewIfNeeded()
  await expect(enrol).toBeInViewport({ ratio: 1 })
  await expectNoSideways(page)
  const { total: moved, moved: what } = await shiftsSoFar(page)
  expect(moved, what.join('\n')).toBeLessThanOrEqual(0.02)
  await expectAccessible(page)
  await enrol.click()
  // A visitor joins first, and the way back is kept.
  await page.waitForURL(/\/join-to-enroll\?/)
})

test('a batch and its schedules are readable in the dark and in English', async ({ page, baseURL }) => {
  await readIn(page, 'en', baseURL)
  await useTheme(page, 'dark')
  await open(page, '/fcps-part-1/batches/1')
  await expect(page.getByRole('heading', { name: 'Choose a schedule' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await open(page, '/batch-details/1/enroll')
  await expect(page.getByRole('link', { name: /^Choose this/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})

test('a few answers lead to batches with their reasons', once, async ({ page }) => {
  await open(page, '/fcps-part-1/batch-for-you')
  await expectAccessible(page)
  await expectNoSideways(page)
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await answer('FCPS Part-1 মেডিসিন')
  await expect(page.getByRole('heading', { level: 2, name: 'কোন বছর স্নাতক পাস করেছেন?' })).toBeFocused()
  await answer('বাদ দিন')
  await answer('হ্যাঁ, ডিউটি আছে')
  await page.getByRole('link', { name: 'আগের প্রশ্ন' }).click()
  await answer('হ্যাঁ, ডিউটি আছে')
  await answer('অনলাইনে, ঘরে বসে')
  await answer('৳\u00a0২০,০০০ পর্যন্ত')
  await expect(page).toHaveURL(
    '/fcps-part-1/batch-for-you?target=fcps-part-1-medicine&graduation-year=&working=yes&mode=online&budget=20000',
  )
  const best = cards(page).first()
  await expect(best).toContainText('সবচেয়ে মানানসই')
  await expect(best.getByRole('list', { name: 'যা মেলে' })).toContainText('অনলাইনে ক্লাস করা যায়')
  await expectAccessible(page)
  await expectNoSideways(page)

  await page.getByRole('link', { name: /^বদলান: বাজেট/ }).click()
  await answer('৳\u00a0৫,০০০ পর্যন্ত')
  await expect(page.getByRole('heading', { name: 'পুরোপুরি মেলেনি, সবচেয়ে কাছের ব্যাচগুলো' })).toBeVisible()
  await page.getByRole('link', { name: 'নতুন করে শুরু করুন' }).click()
  await expect(page).toHaveURL('/fcps-part-1/batch-for-you')
})

test('an address that is wrong leads on or says so', async ({ request }) => {
  test.skip(test.info().project.name === 'phone', 'the server answers every screen alike; once is enough')
  const moved = await request.get('/bcs/batches/1', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/batch-details/1'])
  for (const address of ['/nowhere/batches', '/nowhere/batch-for-you', '/batch-details/999999', '/batch-details/x'])
    expect((await request.get(address)).status(), address).toBe(404)
  const page = await (await request.get('/fcps-part-1-medicine/batches/1')).text()
  expect(page).toContain('"@type":"Course"')
  expect(page).toMatch(/rel="canonical" href="[^"]*\/batch-details\/1"/)
})
