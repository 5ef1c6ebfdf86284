import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { xssPayloads } from '../../../apps/server/src/testing/xss-payloads.ts'
import { withDatabase } from '../../support/database.ts'
import { expect, expectAccessible, expectNoSideways, once, open, readIn, test, useTheme } from '../../support/test.ts'

test.use({ scripts: 'kept' })

type ContentPage = { path: string; heading: string | RegExp; words: RegExp; kinds?: string[] }

const pages: ContentPage[] = [
  { path: '/about', heading: 'আমাদের কথা', words: /সর্বশেষ পরিবর্তন/ },
  { path: '/terms-condition', heading: 'শর্তাবলি', words: /সর্বশেষ পরিবর্তন/ },
  { path: '/privacy-policy', heading: /গোপনীয়তা/, words: /সর্বশেষ পরিবর্তন/ },
  { path: '/refund-policy', heading: 'টাকা ফেরতের নিয়ম', words: /৳\s৪,৫০০/ },
  { path: '/faq', heading: 'প্রশ্ন ও উত্তর', words: /কীভাবে ফি দেওয়া যায়/ },
  { path: '/faq/1/show', heading: /FCPS Part-1 ব্যাচ সামলানো যায়/, words: /লাইভ ক্লাস হয়/, kinds: ['FAQPage'] },
  { path: '/contact-details', heading: 'যোগাযোগ', words: /গ্রিন রোড/, kinds: ['EducationalOrganization'] },
  { path: '/gallery', heading: 'গ্যালারি', words: /৬টি ছবি/ },
  { path: '/v/1', heading: /ECG/, words: /আরও ফ্রি ভিডিও/, kinds: ['VideoObject'] },
].map((page) => ({ ...page, heading: page.heading instanceof RegExp ? page.heading : page.heading.normalize('NFC') }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, scripts: 'fetched' })

  test(
    'every content page has its words and what search engines ask for, and the questions can be searched',
    once,
    async ({ page }) => {
      const seen = new Set<string>()
      for (const { path, heading, words, kinds = [] } of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.locator('#main')).toContainText(words)
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
        expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50)
        expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
        seen.add(description).add(await page.title())
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
        const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
        expect(structured.map((text) => JSON.parse(text)['@type'])).toEqual(
          expect.arrayContaining([...kinds, 'BreadcrumbList']),
        )
      }
      expect(seen.size, 'titles and descriptions differ').toBe(pages.length * 2)

      await page.goto('/faq')
      await page.getByRole('searchbox').fill('kisti')
      await page.getByRole('button', { name: 'খুঁজুন' }).click()
      await expect(page).toHaveURL('/faq?q=kisti')
      await expect(page.getByRole('link', { name: 'কিস্তির তারিখ পার হয়ে গেলে কী হবে?'.normalize('NFC') })).toBeVisible()
      await page.getByRole('link', { name: 'ফি ও পেমেন্ট', exact: true }).click()
      await expect(page).toHaveURL('/faq?q=kisti&category=payment')
      await expect(page.getByRole('searchbox')).toHaveValue('kisti')
    },
  )
})

test('content pages are for everyone, and none sticks out at the side', async ({ page, baseURL }, { project }) => {
  const narrow = project.name === 'phone'
  if (!narrow) {
    await readIn(page, 'en', baseURL)
    await useTheme(page, 'dark')
  }
  const paths = narrow
    ? ['/refund-policy', '/faq', '/faq/1/show', '/contact-details', '/v/1', '/v/2']
    : ['/privacy-policy', '/faq?q=refund', '/contact-details', '/v/2']
  for (const path of paths) {
    await open(page, path)
    // On the phone they are judged whole in the dark, by the journey through all public pages.
    await expectAccessible(page, narrow && path !== '/v/2' ? 'colours' : 'all')
    await expectNoSideways(page)
  }
})

test('a search follows the typing, in Bengali and in Banglish, and Back undoes it', once, async ({ page }) => {
  await open(page, '/faq')
  const box = page.getByRole('searchbox')
  const wanted = page.getByRole('link', { name: /^টাকা ফেরত পাওয়ার নিয়ম কী/ })
  const other = page.getByRole('link', { name: /^ভর্তি হতে কী কী লাগে/ })
  await expect(other).toBeVisible()

  // Typed with য় as one letter, stored as two.
  await box.fill('পাও\u09dfার নি\u09dfম')
  await expect(other).toHaveCount(0)
  await expect(wanted).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'প্রশ্ন পাওয়া গেছে'.normalize('NFC') })).toBeVisible()
  await expect(box).toBeFocused()

  await box.fill('ferot')
  await expect(page).toHaveURL('/faq?q=ferot')
  await expect(wanted).toBeVisible()

  await box.fill('zzzz')
  await expect(page.getByRole('heading', { name: 'এমন কোনো প্রশ্ন পাওয়া গেল না'.normalize('NFC') })).toBeVisible()
  await expect(page.getByRole('link', { name: /^ফোন করুন ০১৭০০/ })).toHaveAttribute('href', /^tel:\+880/)

  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(box).toHaveValue('')
  await expect(other).toBeVisible()
})

test('a part of a long page is one step away', once, async ({ page }, { project }) => {
  await open(page, '/refund-policy')
  if (project.name === 'phone')
    await page.getByText('এই পাতায় যা আছে'.normalize('NFC')).and(page.locator('summary')).click()
  const last = page.getByRole('link', { name: 'যখন ফেরত নেই' })
  await last.click()
  await expect(page).toHaveURL('/refund-policy#part-7')
  await expect(page.getByRole('heading', { name: 'যখন ফেরত নেই' })).toBeInViewport()
})

test('a page that was filled with known attacks behind our back shows words and runs nothing', async ({
  page,
  baseURL,
  complaints,
}, { project }) => {
  test.skip(project.name === 'phone', 'the page is written over: one at a time')
  // In English only: the other journeys read the same page in Bengali.
  const slug = 'refund-policy'
  const kept = await withDatabase(async ({ db }) => {
    const [row] = await db.select().from(tables.page).where(eq(tables.page.slug, slug))
    const body = { bn: row?.body.bn ?? '', en: attackPage }
    await db.update(tables.page).set({ body }).where(eq(tables.page.slug, slug))
    return row
  })
  try {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    await readIn(page, 'en', baseURL)
    await open(page, `/${slug}?attacked`)
    await expect(page.getByText(`payload ${payloads.indexOf(lastWithAnEnd) + 1}:`)).toBeVisible()

    // Whatever waits for a touch, a hover or the focus gets it.
    for (const element of await page.locator('[data-part~="prose"] a, [data-part~="prose"] img').all())
      await element.dispatchEvent('mouseover')
    const dangers = await page
      .locator('[data-part~="prose"]')
      .evaluate((prose) =>
        [...prose.querySelectorAll('*')].flatMap((element) => [
          ...(element.matches(
            'script, style, iframe, object, embed, form, input, svg, math, base, link, meta, template',
          )
            ? [element.tagName]
            : []),
          ...element
            .getAttributeNames()
            .filter(
              (name) =>
                ![
                  'href',
                  'src',
                  'alt',
                  'lang',
                  'class',
                  'target',
                  'rel',
                  'loading',
                  'scope',
                  'id',
                  'tabindex',
                  'data-discover',
                ].includes(name),
            ),
          ...['href', 'src']
            .map((name) => element.getAttribute(name) ?? '/')
            .filter((address) => !/^(https?:|mailto:|tel:)$/.test(new URL(address, location.href).protocol)),
        ]),
      )
    expect(dangers).toEqual([])
    expect(dialogs).toBe(0)
    // Pictures of other sites may be named in a text, but the page does not fetch them.
    expect(
      complaints.filter((text) => !/violates the following Content Security Policy directive: "img-src/.test(text)),
    ).toEqual([])
    complaints.length = 0
  } finally {
    if (kept)
      await withDatabase(({ db }) => db.update(tables.page).set({ body: kept.body }).where(eq(tables.page.slug, slug)))
  }
})

/** Neither can be closed again: what follows them is part of them. */
const isEndless = (payload: string) => /<plaintext|<desc>/i.test(payload)
const payloads = [...xssPayloads.filter((payload) => !isEndless(payload)), ...xssPayloads.filter(isEndless)]
const lastWithAnEnd = xssPayloads.findLast((payload) => !isEndless(payload)) ?? ''

/** One after the other. What a payload leaves open is closed behind it, so that none hides those that follow. */
const closing = '--></script></style></title></textarea></noscript></xmp></svg></math></iframe></template></select>"\'>'
const attackPage = payloads
  // The database refuses NUL, half a letter, and letters that are composed in another way than ours.
  .map((payload, at) => `<p>payload ${at + 1}: ${payload.replaceAll('\u0000', '').toWellFormed()}</p>${closing}`)
  .join('\n')
  .normalize('NFC')
