import { shiftsSoFar, startCountingShifts } from '../../support/layout-shifts.ts'
import {
  comeHome,
  expect,
  expectAccessible,
  expectNoSideways,
  type Language,
  once,
  open,
  type Page,
  readIn,
  test,
  useTheme,
} from '../../support/test.ts'

test.use({ scripts: 'kept' })

type Words = {
  headline: string
  notices: string
  plainNotice: string
  sections: { id: string; title: string; all: string; to: string }[]
  fee: string
  until: RegExp
  phone: string
  help: string
  courses: string
}

const words: Record<Language, Words> = {
  bn: {
    headline: 'গুছিয়ে পড়ুন, নিশ্চিন্তে পরীক্ষায় বসুন',
    notices: 'নোটিশ',
    plainNotice: 'রেসিডেন্সি লেকচার শিটের তৃতীয় খণ্ড কুরিয়ারে পাঠানো হয়েছে',
    sections: [
      { id: 'events', title: 'সামনের আয়োজন', all: 'সব দেখুন', to: '/events' },
      { id: 'batches', title: 'আপনার ব্যাচ খুঁজে নিন', all: 'সব ব্যাচ', to: '/batches' },
      { id: 'faq', title: 'যা সবাই জানতে চান', all: 'সব প্রশ্ন', to: '/faq' },
      { id: 'contact', title: 'যোগাযোগ', all: 'সব শাখা', to: '/contact-details' },
    ],
    fee: '৳ ৮০০',
    until: /^[০-৯]{1,2} \S+( [০-৯]{4})? পর্যন্ত$/,
    phone: '০১৭০০-০০০ ০০০',
    help: 'কোনটি নেবেন ভাবছেন?',
    courses: 'কোর্স',
  },
  en: {
    headline: 'Study in order, sit the exam at ease',
    notices: 'Notices',
    plainNotice: 'The third volume of the Residency lecture sheets is on its way by courier',
    sections: [
      { id: 'events', title: 'Coming up', all: 'See all', to: '/events' },
      { id: 'batches', title: 'Find your batch', all: 'All batches', to: '/batches' },
      { id: 'faq', title: 'What everyone asks', all: 'All questions', to: '/faq' },
      { id: 'contact', title: 'Contact', all: 'All branches', to: '/contact-details' },
    ],
    fee: '৳ 800',
    until: /^Until \d{1,2} \w+( \d{4})?$/,
    phone: '01700-000 000',
    help: 'Not sure which one?',
    courses: 'Courses',
  },
}

const languages: Language[] = ['bn', 'en']

/** In the middle of the screen, as a reader who scrolls brings it there. */
async function scrollTo(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return section
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })

  for (const language of languages) {
    test(`the server's page already speaks, in ${language}`, once, async ({ page, baseURL }) => {
      const { headline, notices, plainNotice, sections } = words[language]
      await readIn(page, language, baseURL)
      await page.goto('/')

      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
      const strip = page.getByRole('region', { name: notices })
      await expect(strip.getByRole('listitem')).toHaveCount(6)
      await expect(strip.getByRole('listitem').filter({ hasText: plainNotice })).toHaveCount(1)
      for (const { title, all, to } of sections) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
        const section = page.getByRole('region', { name: title, exact: true })
        await expect(section.getByRole('link', { name: all, exact: true }).first()).toHaveAttribute('href', to)
      }
      await expect(page.locator('#events').getByRole('heading', { level: 3 })).toHaveCount(4)
      await expect(page.locator('.sk')).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    })
  }
})

const categories = '**/api/v3/web/homepage/batch-categories'

/** A card for each category there is, and one that helps to choose. Journeys of the office make more of them. */
async function cardsNow(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v3/web/homepage/batch-categories')
  const { categories: answered } = (await answer.json()) as { categories: unknown[] }
  expect(answered.length).toBeGreaterThanOrEqual(11)
  return answered.length + 1
}

for (const language of languages) {
  test(`every section is in the page, and scrolling moves nothing, in ${language}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    const { headline, fee, until, phone, help, courses } = words[language]
    await readIn(page, language, baseURL)
    // A visit before, so that the fonts are at hand and as little as possible happens before they are here.
    await page.goto('/about')
    await startCountingShifts(page)
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()

    const events = await scrollTo(page, 'events')
    await expect(events.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(events.getByText(fee, { exact: true })).toBeVisible()
    await expect(events.getByText(until)).toHaveCount(4)

    const batches = await scrollTo(page, 'batches')
    expect(await batches.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(12)
    await expect(batches.getByRole('heading', { level: 3, name: help })).toBeVisible()
    const bcs = batches.getByRole('navigation', { name: courses }).locator('a[href="/courses/bcs"]')
    await expect(bcs).toBeVisible()

    const faq = await scrollTo(page, 'faq')
    await expect(faq.getByRole('listitem')).toHaveCount(5)

    const contact = await scrollTo(page, 'contact')
    await expect(contact.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+8801700000000')
    await expect(contact.locator('a[href^="https://www.openstreetmap.org/"]')).toBeVisible()

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expectNoSideways(page)
    const { total, moved } = await shiftsSoFar(page)
    expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02)

    // The wide page is judged in Bengali; English words are judged on the phone.
    if (language === 'en' && !isMobile) return
    await useTheme(page, 'light')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
    await useTheme(page, 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page, 'colours')
  })
}

test('prices, dates and numbers are in Bengali digits', once, async ({ page }) => {
  await open(page, '/')
  const events = await scrollTo(page, 'events')
  await expect(events.getByRole('heading', { level: 3 })).toHaveCount(4)
  for (const meta of await events.locator('[data-part~="event-meta"]').allInnerTexts())
    expect(meta).not.toMatch(/[0-9]/)
  const faq = await scrollTo(page, 'faq')
  await expect(faq.getByRole('listitem').first()).toContainText('১')
  const contact = await scrollTo(page, 'contact')
  await expect(contact.locator('a[href^="tel:"]')).toHaveText(['০১৭০০-০০০ ০০০', '০১৭০০-০০০ ০০১'])
})

test('eleven grey cards hold the place of the batches until they come', once, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(categories, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(categories)
  await comeHome(page)
  const batches = await scrollTo(page, 'batches')
  await asked
  await expect(batches.locator('.card:has(.sk)')).toHaveCount(11)
  await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(0)

  held.resolve()
  await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(await cardsNow(page))
  await expect(batches.locator('.sk')).toHaveCount(0)
})

test('a section that cannot be had says so, and comes when asked again', once, async ({ page, complaints }) => {
  await page.route(categories, (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 'internal', errors: {} } }),
  )
  await comeHome(page)
  const batches = await scrollTo(page, 'batches')
  const trouble = batches.getByRole('alert')
  await expect(trouble).toContainText('ব্যাচগুলো আনা গেল না')
  await expectAccessible(page)

  await page.unroute(categories)
  await trouble.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(batches.getByRole('heading', { level: 3 })).toHaveCount(await cardsNow(page))
  await expect(trouble).toHaveCount(0)
  // The browser names every answer of 500.
  complaints.length = 0
})
