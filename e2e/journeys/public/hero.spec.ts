import { expect, expectNoSideways, once, open, type Page, settled, test } from '../../support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

const sliderIn = (page: Page) => page.getByRole('region', { name: 'বাছাই করা ক্লাস ও খবর' })
const dot = (page: Page, n: string) => sliderIn(page).getByRole('button', { name: `৪টির মধ্যে ${n} নম্বর` })

const holdIn = (page: Page) => sliderIn(page).getByRole('button', { name: 'স্লাইড থামান' })

const showing = (page: Page) =>
  sliderIn(page).evaluate((slider) => {
    const current = slider.querySelector('button[aria-current]')
    const dots = [...(current?.parentElement?.querySelectorAll('button:not([aria-pressed])') ?? [])]
    return dots.indexOf(current!) + 1
  })

/** The page's clock by so much; React's own work before and after it. */
async function pass(page: Page, ms: number): Promise<number> {
  await settled(page)
  await page.clock.runFor(ms)
  await settled(page)
  return showing(page)
}

/** The slides are in sight and turn by themselves; from here on time passes only when the test says so. */
async function watchSlides(page: Page): Promise<number> {
  await page.clock.install()
  await open(page, '/')
  await sliderIn(page).evaluate((slider) => slider.scrollIntoView({ block: 'center' }))
  await expect.poll(() => pass(page, 1000), { intervals: [50] }).not.toBe(1)
  const hold = holdIn(page)
  await hold.press('Enter')
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await hold.press('Enter')
  await expect(hold).toHaveAttribute('aria-pressed', 'false')
  return showing(page)
}

const after = (slide: number) => (slide % 4) + 1

test('the slides turn by themselves every 3.5 seconds, round and round', once, async ({ page }) => {
  let slide = await watchSlides(page)
  await holdIn(page).blur()
  for (let turn = 1; turn <= 4; turn++) {
    expect(await pass(page, 3499)).toBe(slide)
    slide = after(slide)
    expect(await pass(page, 1)).toBe(slide)
  }
})

test('the slides wait while the mouse rests on them', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no mouse')
  const slide = await watchSlides(page)
  await sliderIn(page).hover()
  await holdIn(page).blur()
  expect(await pass(page, 20_000)).toBe(slide)
  await page.mouse.move(0, 0)
  expect(await pass(page, 3500)).toBe(after(slide))
})

test('the slides wait while the keyboard is on them, and while their button holds them', once, async ({ page }) => {
  const slide = await watchSlides(page)
  const hold = holdIn(page)
  await expect(hold).toBeFocused()
  expect(await pass(page, 20_000), 'held by the focus').toBe(slide)

  await page.keyboard.press('Enter')
  await expect(hold).toHaveAttribute('aria-pressed', 'true')
  await hold.blur()
  expect(await pass(page, 20_000), 'held by the button').toBe(slide)

  await hold.press('Enter')
  await hold.blur()
  expect(await pass(page, 3500)).toBe(after(slide))
})

test('the keyboard turns the slides, both ways and by their dots, and is told where it is', once, async ({ page }) => {
  await open(page, '/')
  const slider = sliderIn(page)
  const said = slider.locator('[aria-live="polite"]')
  await slider.getByRole('button', { name: 'আগের স্লাইড' }).focus()
  await page.keyboard.press('Enter')
  await expect(dot(page, '৪')).toHaveAttribute('aria-current', 'true')
  await expect(said).toHaveText('৪টির মধ্যে ৪ নম্বর: বিসিএস প্রিলির পূর্ণাঙ্গ মডেল টেস্ট')

  await page.keyboard.press('Tab')
  await expect(slider.getByRole('button', { name: 'পরের স্লাইড' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dot(page, '২')).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dot(page, '৩')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dot(page, '৩')).toHaveAttribute('aria-current', 'true')
  await expect(said).toHaveText('৪টির মধ্যে ৩ নম্বর: ECG পড়ার পাঁচটি ধাপ')
})

test('a slide that is no video opens its link in a new tab', once, async ({ page }) => {
  await open(page, '/')
  await dot(page, '২').press('Enter')
  const link = sliderIn(page).getByRole('link', { name: 'FCPS Part-1: জানুয়ারি ব্যাচ' })
  await expect(link).toHaveAttribute('href', '/fcps-part-1-medicine/batches')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
})

test.describe('the video', () => {
  test.beforeEach(async ({ page }) => {
    // The player is another site's: nothing leaves this machine.
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    await open(page, '/')
  })

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'its close icon': (page) => page.getByRole('dialog').getByRole('button', { name: 'বন্ধ করুন' }).click(),
    'a click beside it': (page) => page.mouse.click(8, 8),
    Escape: (page) => page.keyboard.press('Escape'),
  }
  for (const [way, close] of Object.entries(ways)) {
    test(`opens over the page, and ${way} closes it and gives the focus back`, once, async ({ page }) => {
      const play = sliderIn(page).getByRole('link', { name: 'ভিডিও দেখুন' })
      await play.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Coronary circulation সহজে মনে রাখা' })
      // A watch link, shown as the embedded player without cookies.
      await expect(dialog.locator('iframe')).toHaveAttribute(
        'src',
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
      )
      await close(page)
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(play).toBeFocused()
    })
  }

  test('also opens from an embed link', once, async ({ page }) => {
    await dot(page, '৩').press('Enter')
    await sliderIn(page).getByRole('link', { name: 'ECG পড়ার পাঁচটি ধাপ' }).click()
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?autoplay=1',
    )
  })
})

test('nothing moves for a reader who wants less motion', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/')
  const runs = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  await expect.poll(runs).toEqual([])
  await expectNoSideways(page)
  const slider = sliderIn(page)
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await slider.getByRole('button', { name: 'পরের স্লাইড' }).press('Enter')
  await expect(dot(page, '২')).toHaveAttribute('aria-current', 'true')
  await slider.getByRole('button', { name: 'পরের স্লাইড' }).blur()
  expect(await pass(page, 20_000)).toBe(2)

  // It was that wish alone which held them.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(() => pass(page, 1000), { intervals: [50] }).not.toBe(2)
  await expect.poll(runs).toContain('running')
})
