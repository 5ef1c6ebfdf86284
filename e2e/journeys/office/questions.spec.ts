import type { Locator, Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, signInStaff, test } from '../../support/office.ts'
import { expectAccessible, expectNoSideways, once } from '../../support/test.ts'

const { question, questionVersion, subject } = tables

const desk = { width: 1280, height: 900 }

const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name), exact: true })
const stem = (page: Page) => page.getByLabel(bn('প্রশ্ন'), { exact: true })
const option = (page: Page, letter: string) => page.getByLabel(bn(`বিকল্প ${letter}`), { exact: true })

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not lead there')
}

async function makeSubject(): Promise<{ id: number; name: string }> {
  const name = bn(`বিষয় ${Date.now()}`)
  return withDatabase(async ({ db }) => {
    const [made] = await db
      .insert(subject)
      .values({ key: `journey-${Date.now()}`, name: { bn: name } })
      .returning({ id: subject.id })
    return { id: made!.id, name }
  })
}

const paste = (place: Locator, text: string) =>
  place.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const blockOf = (end: string) =>
  bn(`১২. কোন ভিটামিনের অভাবে রাতকানা হয়? ${end}
ক) ভিটামিন এ
খ) ভিটামিন বি১২
গ) ভিটামিন সি
ঘ) ভিটামিন ডি
উত্তর: ক`)

test(
  'a teacher writes questions by keyboard alone, pastes one that splits itself, and a second person accepts it',
  once,
  async ({ page, elsewhere, complaints }) => {
    test.setTimeout(120_000)
    const about = await makeSubject()
    const asked = bn(`কোন ধমনিটি বন্ধ হলে inferior MI হয়? ${about.id}`)
    await page.setViewportSize(desk)
    await signInStaff(page, { role: 'teacher', duties: ['review'], name: 'ডা. ফারহানা ইসলাম' })
    await page.goto('/questions')
    await tabTo(page, page.getByRole('link', { name: bn('নতুন প্রশ্ন') }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: bn('নতুন প্রশ্ন') })).toBeVisible()

    await tabTo(page, page.getByRole('combobox', { name: bn('বিষয়') }))
    await page.keyboard.insertText(about.name)
    await expect(page.getByRole('option')).toHaveText([about.name])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabTo(page, stem(page))
    await page.keyboard.insertText(asked)
    await tabTo(page, option(page, 'ক'))
    for (const text of ['Left anterior descending', 'Left circumflex', 'Right coronary', 'Left main', 'Diagonal']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    // After the last option comes why it is right.
    await page.keyboard.insertText(bn('নিচের দেয়ালে রক্ত দেয় Right coronary artery।'))
    await page.keyboard.press('Alt+Digit3')
    await expect(page.getByRole('button', { name: bn('গ সঠিক উত্তর') })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(bn('সব বিকল্প আছে, উত্তর আছে'))).toBeVisible()
    await expect(
      page.frameLocator(`iframe[title="${bn('পরীক্ষার্থী যা দেখবেন')}"]`).getByText('Right coronary'),
    ).toBeVisible()
    await expectAccessible(page)

    // A line that breaks loses nothing: what was typed is there when the page comes again.
    await page.context().setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await page.context().setOffline(false)
    complaints.length = 0
    await page.reload()
    await expect(stem(page)).toHaveValue(asked)
    // What the browser said of the broken line may come late.
    complaints.length = 0

    // The next one is about the same subject, and splits itself.
    await stem(page).focus()
    await page.keyboard.press('Control+Enter')
    await expect(stem(page)).toHaveValue('')
    await expect(page.getByRole('combobox', { name: bn('বিষয়') })).toHaveValue(about.name)
    await stem(page).focus()
    await expect(async () => {
      await paste(stem(page), blockOf(String(about.id)))
      await expect(option(page, 'ঘ')).toHaveValue(bn('ভিটামিন ডি'), { timeout: 500 })
    }).toPass()
    await expect(stem(page)).toHaveValue(bn(`কোন ভিটামিনের অভাবে রাতকানা হয়? ${about.id}`))
    await expect(page.getByRole('button', { name: bn('ক সঠিক উত্তর') })).toHaveAttribute('aria-pressed', 'true')
    // A block without an explanation leaves a form that can be gone on with.
    await page.getByRole('radio', { name: bn('সহজ') }).check({ force: true })
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/questions\/\d+$/)
    await expect(page.getByText(bn('সংরক্ষিত হয়েছে'))).toBeVisible()
    const id = Number(page.url().split('/').at(-1))
    await expect(page.getByText(bn('সংস্করণ ১, খসড়া'))).toBeVisible()
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoSideways(page)
    await page.setViewportSize(desk)

    // A change of its words is a version; what it changed stands below.
    await stem(page).fill(bn(`কোন ভিটামিন না পেলে রাতকানা হয়? ${about.id}`))
    await page.keyboard.press('Control+s')
    await expect(page.getByText(bn('সংস্করণ ২, খসড়া'))).toBeVisible()
    await button(page, 'ইতিহাস ২').click()
    await expect(page.locator('#past ins')).toHaveText([bn('ভিটামিন না পেলে')])
    await expect(page.locator('#past del')).toHaveText([bn('ভিটামিনের অভাবে')])
    await inTheDark(page)
    await expectAccessible(page, 'colours')

    const send = async () => {
      await button(page, 'পর্যালোচনায় পাঠান').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: bn('পর্যালোচনায় পাঠান') })
        .click()
      await expect(page.getByText(bn('সংস্করণ ২, পর্যালোচনায়'))).toBeVisible()
    }
    await send()
    // Nobody accepts their own.
    await expect(button(page, 'গ্রহণ করুন')).toBeHidden()

    const theirs = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(theirs, { role: 'manager', name: 'মাহবুব আলম' })
    await theirs.goto('/questions/review')
    await theirs.getByRole('button', { name: bn(`কোন ভিটামিন না পেলে রাতকানা হয়? ${about.id}`) }).click()
    await expectAccessible(theirs)
    const words = bn(`উৎসের পৃষ্ঠা লিখুন ${about.id}`)
    await theirs.getByRole('textbox', { name: bn('কী ঠিক করতে হবে') }).fill(words)
    await button(theirs, 'ফেরত দিন').click()
    await expect(theirs.getByText(bn('ফেরত গেছে')).first()).toBeVisible()

    // Whoever wrote it is told on their desk, with what was said.
    await page.goto('/')
    await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('link', { name: bn('আপনার ফেরত আসা প্রশ্ন') }).click()
    await page.getByRole('link', { name: bn('কোন ভিটামিন না পেলে রাতকানা হয়?') }).click()
    await expect(page.getByText(bn('সংস্করণ ২, ফেরত'))).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await send()
    await theirs.goto(`/questions/${id}`)
    await button(theirs, 'গ্রহণ করুন').click()
    await expect(theirs.getByText(bn('গ্রহণ করা হয়েছে')).first()).toBeVisible()
    const [row] = await withDatabase(({ db }) =>
      db.select({ state: question.state }).from(question).where(eq(question.id, id)),
    )
    expect(row?.state).toBe('ready')
  },
)

const options = ['Hyperkalaemia', 'Hypocalcaemia', 'Hyponatraemia', 'Hypermagnesaemia']

test('a look-alike is met while it is written, and merged with its history kept', once, async ({ page }) => {
  const about = await makeSubject()
  const text = bn(`ডায়ালাইসিসের রোগীর ECG-তে লম্বা চোখা T wave দেখা গেলে সবচেয়ে আগে কোনটি ভাববেন ${about.id}?`)
  const older = await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(question)
        .values({ type: 'sba', subjectId: about.id, state: 'ready', tags: ['ECG'] })
        .returning({ id: question.id })
      await tx.insert(questionVersion).values({
        questionId: made!.id,
        version: 1,
        text: { bn: text },
        parts: options.map((each, at) => ({ id: at + 1, text: { bn: each } })),
        key: { type: 'sba', options: [1] },
      })
      return made!.id
    }),
  )
  await page.setViewportSize(desk)
  await signInStaff(page, { role: 'manager', duties: ['exam_control'] })
  await page.goto('/questions/new')
  const subjects = page.getByRole('combobox', { name: bn('বিষয়') })
  await subjects.fill(about.name)
  await page.getByRole('option', { name: about.name }).click()
  await stem(page).fill(text.replace(bn('দেখা গেলে'), bn('থাকলে')))
  for (const [at, letter] of ['ক', 'খ', 'গ', 'ঘ'].entries()) await option(page, letter).fill(options[at]!)
  await button(page, 'ঙ মুছুন').click()
  await button(page, 'ক সঠিক উত্তর').click()
  await expect(page.getByText(/[৫-৯][০-৯]% মেলে/)).toBeVisible()
  await button(page, 'পাশাপাশি দেখুন').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Hypermagnesaemia')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel(bn('ট্যাগ')).fill('dialysis,')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/questions\/\d+$/)
  const newer = Number(page.url().split('/').at(-1))

  // It is found among all pairs once the bank was compared.
  const kept = page.getByRole('button', { name: bn(`প্রশ্ন ${inBengali(older)} রাখুন`) })
  await expect(async () => {
    await page.goto('/questions/look-alikes')
    await expect(kept).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 40_000 })
  await expectAccessible(page)
  await inTheDark(page)
  await expectAccessible(page, 'colours')
  await kept.click()
  await dialog.getByRole('button', { name: bn('মিলিয়ে দিন') }).click()
  await expect(page.getByText(bn(`প্রশ্ন ${inBengali(older)} রইল`))).toBeVisible()
  await page.goto(`/questions/${older}`)
  await expect(page.getByText(bn('এর সঙ্গে মেলানো হয়েছে:'))).toBeVisible()
  await expect(page.getByText('dialysis').first()).toBeVisible()
  await page.goto(`/questions/${newer}`)
  await expect(page.getByText(bn('প্রশ্নটি মিলিয়ে দেওয়া হয়েছে:'))).toBeVisible()
  await expect(page.getByText(bn('অবসরে')).first()).toBeVisible()
})

const inBengali = (number: number): string => String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
