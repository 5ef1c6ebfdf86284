import type { Locator } from '@playwright/test'
import { signIn } from '../../support/signed-in.ts'
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

const quiz = '/on-spot-quiz/quiz-renal'
const mtf = '/on-spot-bcs-exam/fcps-part-1-paper'

const start = (page: Page) => page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' })
const question = (page: Page, n: string) => page.getByRole('article', { name: `প্রশ্ন ${n}` })

async function enter(page: Page, address: string): Promise<void> {
  await open(page, address)
  await start(page).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

test('a visitor is asked to join, and the way back to the exam is kept', once, async ({ page }) => {
  await page.goto(quiz)
  await page.waitForURL('**/join?next=*')
  expect(JSON.parse(new URL(page.url()).searchParams.get('next') ?? '')).toEqual({
    name: 'on-spot-quiz',
    params: { slug: 'quiz-renal' },
  })
})

test('a visitor is not asked to join for an exam that does not exist', once, async ({ page, complaints }) => {
  await page.goto('/on-spot-quiz/nope')
  await expect(page.getByRole('heading', { level: 1, name: 'এই ঠিকানায় কোনো পাতা নেই'.normalize('NFC') })).toBeVisible()
  await expect(page).toHaveURL('/on-spot-quiz/nope')
  // The browser notes every refusal.
  complaints.length = 0
})

test('the room is accessible before, during and at the end of an exam', once, async ({ page }) => {
  await signIn(page)
  await open(page, mtf)
  await expect(start(page)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)

  await start(page).click()
  await expect(question(page, '১')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  const stem = page.getByRole('radiogroup').first()
  await stem.getByRole('radio', { name: 'সত্য' }).click()
  await expect(page.getByText('৫টি উক্তির ১টির উত্তর সংরক্ষিত')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)

  await page.setViewportSize({ width: 360, height: 640 })
  // The way out and handing in are there without opening the list; no bar lies over an answer on a small phone.
  await expect(page.getByRole('button', { name: 'জমা দিন' })).toBeInViewport()
  const free = await page.evaluate(() => ({
    top:
      document.querySelector('[data-part="timer"]')?.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0,
    bottom: document.querySelector('button[aria-pressed]')?.parentElement?.getBoundingClientRect().top ?? 0,
  }))
  for (const answers of await page.getByRole('radiogroup').all()) {
    const box = await answers.boundingBox()
    expect(box && box.y >= free.top && box.y + box.height <= free.bottom).toBe(true)
  }
  await page.getByRole('button', { name: 'পরীক্ষা থেকে বেরোন' }).click()
  await expect(page.getByText('সময় থামবে না')).toBeVisible()
  await expect(page.getByText('আপনার সব উত্তর সংরক্ষিত আছে')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'পরীক্ষায় থাকি' }).click()

  await page.getByRole('button', { name: 'সব প্রশ্ন' }).click()
  await expect(page.getByRole('button', { name: 'প্রশ্ন ১, আংশিক' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'প্রশ্নের তালিকা' }).getByText('পরীক্ষা শেষ করুন').click()
  await expect(page.getByRole('heading', { name: 'এখনই জমা দেবেন?' })).toBeVisible()
  await expect(page.getByText('সত্য-মিথ্যার ১২৫টি উক্তির ১টিতে উত্তর দিয়েছেন। ১টি প্রশ্ন আংশিক।')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'জমা দিয়ে শেষ করি' }).click()
  await expect(page.getByRole('link', { name: 'পুরো ফল দেখুন' })).toBeVisible()
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
})

test(
  'without a network and in the dark, in English, it stays readable and says what is kept',
  once,
  async ({ page, baseURL, complaints }) => {
    await signIn(page)
    await useTheme(page, 'dark')
    await readIn(page, 'en', baseURL)
    await open(page, quiz)
    await page.getByRole('button', { name: 'Start the exam' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('radio').first().click()
    await expect(page.getByText('Kept on this device, waiting to be sent')).toBeVisible()
    await expect(page.getByText('No connection, the exam goes on').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    // The last option can be reached above the foot.
    const last = page.getByRole('radio').last()
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await expect(last).toBeChecked()
    await page.context().setOffline(false)
    await expect(page.getByText('Your answer is saved')).toBeVisible()
    complaints.length = 0
  },
)

/** What asks comes just after the room: its file, and then the room at rest with it. */
async function guarded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('leaving')),
  )
  for (let turn = 0; turn < 2; turn++) await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
}

test('Back asks before it leaves a running exam, and never leads in circles', once, async ({ page }) => {
  const doctorId = await signIn(page)
  await open(page, '/my/dashboard')
  const asks = page.getByRole('heading', { name: 'পরীক্ষা থেকে বেরোবেন?' })
  const stay = page.getByRole('button', { name: 'পরীক্ষায় থাকি' })
  const leave = page.getByRole('link', { name: 'বেরিয়ে যাই' })

  await test.step('from a page of the site, leaving goes where Back would have led', async () => {
    await open(page, '/quiz-list')
    await page.locator(`a[href="${quiz}"]`).first().click()
    await start(page).click()
    await question(page, '১').getByRole('radio').first().click()
    await guarded(page)
    await page.goBack()
    await expect(asks).toBeVisible()
    await stay.click()
    await expect(asks).toBeHidden()
    await expect(question(page, '১').getByRole('radio').first()).toBeChecked()
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await guarded(page)
    await page.goBack()
    await expect(asks).toBeVisible()
    await leave.click()
    await expect(page).toHaveURL('/quiz-list')
    await page.goBack()
    await expect(page).toHaveURL('/my/dashboard')
  })

  await test.step('as the first page of its tab, it asks as well, and Back from the list leaves for good', async () => {
    const tab = await page.context().newPage()
    await signIn(tab, doctorId)
    await tab.goto('about:blank')
    await tab.goto(quiz)
    await expect(tab.getByRole('timer')).toBeVisible()
    await tab.getByRole('radio').nth(1).click()
    // The entry of the history that Back takes away.
    await tab.waitForURL(/#sitting$/)
    await guarded(tab)
    await tab.goBack()
    await expect(tab.getByRole('heading', { name: 'পরীক্ষা থেকে বেরোবেন?' })).toBeVisible()
    await tab.getByRole('link', { name: 'বেরিয়ে যাই' }).click()
    await expect(tab).toHaveURL('/quiz-list')
    await tab.goBack()
    await expect(tab).toHaveURL('about:blank')
    await tab.close()
  })
})

test('a quiz is sat from start to result with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard')
  await signIn(page)
  await open(page, quiz)
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('h2:focus')).toContainText('প্রশ্ন ১')

  // Digits of both scripts choose, the same again takes back, arrows lead on.
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked()
  // No layout of the test's own types Bengali digits.
  await page.locator('body').dispatchEvent('keydown', { key: '৩', bubbles: true })
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('f')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('h2:focus')).toContainText('প্রশ্ন ২')

  // Inside the radios the arrows are the radios' own.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(question(page, '২')).toBeVisible()

  // After a click the arrows mean the questions again.
  await page.getByRole('radio').nth(3).click()
  await expect(page.getByRole('radio').nth(3)).not.toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('h2:focus')).toContainText('প্রশ্ন ৩')
  await page.keyboard.press('p')
  await expect(page.getByRole('radio').nth(3)).toBeChecked()

  // The list: one stop for Tab, arrows by row.
  await page.keyboard.press('g')
  await expect(page.getByRole('button', { name: 'প্রশ্ন ২, উত্তর দেওয়া' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'প্রশ্ন ৮, দেখা হয়নি' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h2:focus')).toContainText('প্রশ্ন ৮')
  await expect(page.getByRole('button', { name: 'প্রশ্ন ১, উত্তর দেওয়া, চিহ্নিত' })).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'কিবোর্ডে পরীক্ষা' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^২\/২০( প্রশ্ন)? সংরক্ষিত$/).first()).toBeVisible()

  await page.getByRole('button', { name: 'পরীক্ষা শেষ করুন' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'জমা দিয়ে শেষ করি' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'পুরো ফল দেখুন' })).toBeVisible()
  await expect(page.locator('h1:focus')).toBeVisible()
  await expect(page.getByText('১৮', { exact: true })).toBeVisible()
})

/** `click` scrolls the page before it presses, also to what is in sight; here that would be reading on. */
async function pressWhereItStands(button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!
  await button.page().mouse.click(x + width / 2, y + height / 2)
}

test('the whole paper keeps its place, marks what is chosen, and goes back to single questions there', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the list stands beside the paper on wide screens')
  await signIn(page)
  await enter(page, quiz)
  await page.getByRole('button', { name: 'টানা প্রশ্নপত্র' }).click()
  await page.getByRole('button', { name: 'প্রশ্ন ১২, দেখা হয়নি' }).click()
  await expect(question(page, '১২').getByRole('heading')).toBeFocused()
  await expect(question(page, '১২')).toBeInViewport()
  await page.keyboard.press('1')
  await expect(question(page, '১২').getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await expectNoSideways(page)
  await pressWhereItStands(page.getByRole('button', { name: 'একটি করে' }))
  await expect(question(page, '১২')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'টানা প্রশ্নপত্র' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  // A reader scrolls in many steps; the first may come before the room has noted where it brought them.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, -40))
    await question(page, '১৫').evaluate((article) => article.scrollIntoView({ block: 'start' }))
    const cell = page.getByRole('button', { name: /^প্রশ্ন ১৫,/ })
    await expect(cell).toHaveAttribute('aria-current', /./, { timeout: 2000 })
  }).toPass()
  await pressWhereItStands(page.getByRole('button', { name: 'একটি করে' }))
  await expect(question(page, '১৫')).toBeVisible()
})
