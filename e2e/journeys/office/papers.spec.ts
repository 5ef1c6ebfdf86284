import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { withDatabase } from '../../support/database.ts'
import { bn, expect, inTheDark, openList, signInStaff, test } from '../../support/office.ts'
import { signIn } from '../../support/signed-in.ts'
import { questionsOf } from '../../support/sittings.ts'
import { closeNewSiteNotice, expectAccessible, expectNoSideways, once, open } from '../../support/test.ts'

const { paper, question, questionVersion, subject } = tables

const desk = { width: 1280, height: 900 }
/** Of each the four options; what a paper is filled with must not say nearly the same. */
const asked: Record<string, string> = {
  'gastric acid আসে কোথা থেকে?': 'chief parietal goblet mucous',
  'optic chiasm চাপে কী হয়?': 'hemianopia ptosis nystagmus diplopia',
  'femoral triangle-এর ছাদ?': 'sartorius fascia adductor pectineus',
  'Vitamin K লাগে কিসে?': 'albumin prothrombin insulin myosin',
  'mitral stenosis-এর শব্দ?': 'click rumble gallop knock',
  'Gram-negative দেয়ালে থাকে': 'chitin endotoxin keratin capsid',
  'p-value ০.০৩ মানে?': 'bias chance power recall',
  'Aspirin আটকায় কোন এনজাইম?': 'lipase cyclooxygenase kinase ligase',
  'Turner syndrome-এর karyotype?': 'XXY XO XYY XXX',
  'phrenic nerve-এর root?': 'C1 C345 T12 L23',
}

/** A subject of the journey's own with ten questions; the second option is right. */
async function makeQuestions(): Promise<string> {
  const name = bn(`বিষয় ${Date.now()}`)
  await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(subject)
        .values({ key: `journey-${Date.now()}`, name: { bn: name } })
        .returning()
      const rows = await tx
        .insert(question)
        .values(Object.keys(asked).map(() => ({ type: 'sba' as const, subjectId: made!.id, state: 'ready' as const })))
        .returning({ id: question.id })
      await tx.insert(questionVersion).values(
        Object.entries(asked).map(([text, options], at) => ({
          questionId: rows[at]!.id,
          version: 1,
          text: { bn: bn(text) },
          parts: options.split(' ').map((option, part) => ({ id: part + 1, text: { bn: option } })),
          key: { type: 'sba' as const, options: [2] },
          explanation: { bn: bn('কারণ এটিই ঠিক।') },
        })),
      )
    }),
  )
  return name
}

const wall = (hours: number) => new Date(Date.now() + (hours + 6) * 3_600_000).toISOString().slice(0, 16)

const button = (page: Page, name: string) => page.getByRole('button', { name: bn(name) })
const rows = (page: Page) => page.locator('[data-column="paper"] li')

test(
  'a paper is built by its shares, its gaps filled, rehearsed and frozen by two; then a doctor sits it',
  once,
  async ({ page, elsewhere }) => {
    test.setTimeout(150_000)
    const about = await makeQuestions()
    const title = bn(`মডেল টেস্ট ${Date.now()}`)
    await page.setViewportSize(desk)
    await signInStaff(page, { role: 'manager', duties: ['exam_control'], name: 'মাহবুব আলম' })
    await openList(page, '/papers')
    await expectAccessible(page)
    await page.getByRole('link', { name: bn('নতুন প্রশ্নপত্র') }).click()
    await page.getByLabel(bn('প্রশ্নপত্রের নাম (বাংলা)')).fill(title)
    await page.getByLabel(bn('ধরন')).selectOption('quiz')
    await page.getByLabel(bn('নিয়ম')).selectOption('quiz')
    await page.getByLabel(bn('কারা দিতে পারবে')).selectOption('free')
    // The pack proposes its time.
    await expect(page.getByLabel(bn('সময় (মিনিট)'))).toHaveValue('২০')
    await page.getByLabel(bn('খুলবে')).fill(wall(-1))
    await page.getByLabel(bn('বন্ধ হবে')).fill(wall(5))
    await page.getByLabel(bn('বিকল্প ও শাখার ক্রম ওলট-পালট')).uncheck()
    await expectAccessible(page)
    await button(page, 'সংরক্ষণ করুন').click()
    await expect(page).toHaveURL(/\/papers\/\d+\/builder$/)
    const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0])

    // Eight questions of one subject.
    await button(page, 'ভাগ ঠিক করুন').click()
    const shares = page.getByRole('dialog')
    await button(page, 'আরেকটি ভাগ').click()
    await shares.getByLabel(bn('বিষয়')).selectOption({ label: about })
    await shares.getByLabel(bn('কয়টি')).fill('৮')
    await expectAccessible(page)
    await shares.getByRole('button', { name: bn('সংরক্ষণ করুন') }).click()
    await expect(page.getByText(bn(`৮টি ${about}`))).toBeVisible()

    // One is chosen by keyboard, the rest is filled by itself; both are taken back and made again.
    await page.getByRole('searchbox', { name: bn('শব্দ, টপিক বা নম্বর') }).fill('gastric')
    const found = page.locator('[data-column="bank"] li')
    await expect(found).toHaveCount(1)
    await found.getByRole('button').focus()
    await page.keyboard.press('a')
    await expect(rows(page)).toHaveCount(1)
    await button(page, 'ফাঁকা ৭টি নিজে থেকে ভরুন').click()
    await expect(rows(page)).toHaveCount(8)
    await expect(button(page, 'প্রস্তুত বলুন')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(1)
    await button(page, 'ফাঁকা ৭টি নিজে থেকে ভরুন').click()
    await expect(rows(page)).toHaveCount(8)
    await expectAccessible(page)

    // Moved, and one taken out and put back, without a mouse.
    const handle = (nth: number) => rows(page).nth(nth).getByRole('button').first()
    const third = await rows(page).nth(2).locator('p').textContent()
    await handle(2).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows(page).nth(1).locator('p')).toHaveText(third ?? '')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(rows(page)).toHaveCount(7)
    await page.keyboard.press('Control+z')
    await expect(rows(page)).toHaveCount(8)

    await button(page, 'প্রস্তুত বলুন').click()
    await page.getByRole('link', { name: bn('মহড়া দিন') }).click()
    await button(page, 'মহড়া শুরু করুন').click()
    const cards = page.locator('[data-part~="q"]')
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) await card.locator('[data-part~="opt"]').nth(1).click()
    await expectAccessible(page)
    await button(page, 'জমা দিন').click()
    await expect(page.getByText(bn('৮-এর মধ্যে ৮ নম্বর'))).toBeVisible()
    await page.getByRole('link', { name: bn('প্রশ্নপত্রে ফিরুন') }).click()
    await button(page, 'জমাট করুন').last().click()
    await expectAccessible(page)
    await button(page, 'সই চান').click()
    await expect(page.getByText(bn('মাহবুব আলম'))).not.toHaveCount(0)
    await expect(button(page, 'প্রস্তুত বলুন')).toHaveCount(0)

    const second = await (await elsewhere(process.env.E2E_OFFICE_URL)).newPage()
    await signInStaff(second, { role: 'manager', duties: ['exam_control'], name: 'রাশেদ খান' })
    await second.goto(`/papers/${id}/builder`)
    await button(second, 'দেখে সই করুন').last().click()
    await button(second, 'সই করে জমাট করুন').click()
    await expect(second.getByText(bn('চলছে'), { exact: true })).toBeVisible()
    await expectNoSideways(second)
    await inTheDark(second)
    await expectAccessible(second)

    // Both sets and what is right in them, as one file; each page says who printed it.
    await second.emulateMedia({ colorScheme: 'light' })
    await button(second, 'ছাপান').click()
    const printing = second.getByRole('dialog')
    await printing.getByLabel(bn('সঠিক উত্তর, সেট ক')).check()
    await expectAccessible(second)
    await button(second, 'ফাইল বানান').click()
    const file = second.waitForEvent('download')
    await printing.getByRole('button', { name: bn('ফাইল নামান') }).click({ timeout: 20_000 })
    const bytes = await readFile(await (await file).path())
    for (const name of ['সেট ক.pdf', 'সেট খ.pdf', 'সঠিক উত্তর, সেট ক.pdf'])
      expect(bytes.includes(bn(` - ${name}`))).toBe(true)

    // It is published: a doctor sits it.
    const key = await withDatabase(async ({ db }) => (await db.select().from(paper).where(eq(paper.id, id)))[0]!.key)
    const room = await (await elsewhere(process.env.E2E_BASE_URL)).newPage()
    await closeNewSiteNotice(room)
    await signIn(room)
    await open(room, `/on-spot-quiz/${key}`)
    const sat = await questionsOf(room, () => room.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click())
    expect(sat).toHaveLength(8)
    await room.keyboard.press('2')
    await expect(room.locator('[data-part~="saved"]')).toBeVisible()
  },
)
