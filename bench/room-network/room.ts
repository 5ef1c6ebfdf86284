import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from '../../e2e/support/signed-in.ts'
import { type Question, questionsOf, savedSitting } from '../../e2e/support/sittings.ts'
import { closeNewSiteNotice } from '../../e2e/support/test.ts'

const paper = 'bcs-50-model-test'
const path = `/on-spot-bcs-exam/${paper}`

/** One doctor in the exam room, and what they have chosen so far: question → option. */
export type Examinee = {
  page: Page
  chosen: Map<number, number>
  /** Answers the question in view; some are chosen twice. Gives the question's id. */
  choose(): Promise<number>
  goOn(): Promise<void>
  /** Whether the room shows the choice of the question in view. */
  isShown(): Promise<boolean>
  /** Opens the room in a new page: only the first bytes of it, or until the question can be answered. */
  reopen(context: BrowserContext, until: 'commit' | 'room'): Promise<void>
  /** Questions whose last choice the database does not have. */
  missing(): Promise<number[]>
}

const patienceMs = 120_000
let begun: Promise<unknown> = Promise.resolve()

/** One after the other: a dozen pages that open at once tell more of this machine than of the room. */
export function beginExam(page: Page, url: string): Promise<Examinee> {
  const mine = begun.then(() => begin(page, url))
  begun = mine.catch(() => {})
  return mine
}

/** Begins the exam on a good network, and waits until the room could be opened without one. */
async function begin(page: Page, url: string): Promise<Examinee> {
  page.setDefaultTimeout(patienceMs)
  await closeNewSiteNotice(page)
  const doctorId = await signIn(page)
  await page.goto(url + path)
  const questions = await questionsOf(page, () => page.locator('[data-part~="before-start"] button').click())
  const chosen = new Map<number, number>()
  let place = 0
  const press = (key: string | number) => examinee.page.keyboard.press(String(key))
  const current = () => {
    const { id, parts } = questions[place] as Question
    return { id, parts, option: (place * 7) % parts.length }
  }

  const examinee: Examinee = {
    page,
    chosen,
    async choose() {
      const { id, parts, option } = current()
      if (place % 6 === 1) await press(((option + 1) % parts.length) + 1)
      await press(option + 1)
      chosen.set(id, parts[option]?.id ?? 0)
      return id
    },
    async goOn() {
      place += 1
      await press('n')
    },
    isShown: () => examinee.page.locator('[data-part~="opt"] input').nth(current().option).isChecked(),
    async reopen(context, until) {
      examinee.page = await context.newPage()
      examinee.page.setDefaultTimeout(patienceMs)
      if (context !== page.context()) await signIn(examinee.page, doctorId)
      await examinee.page.goto(url + path, { waitUntil: 'commit' })
      if (until === 'commit') return
      await inRoom(examinee.page)
      // Where the doctor is is kept a moment later: a page that went before that opens at an earlier question.
      const shown = Number(await examinee.page.locator('[data-part~="q"]').getAttribute('data-position'))
      for (let at = shown; at < place; at++) await press('n')
      for (let at = shown; at > place; at--) await press('p')
      await examinee.page.locator(`[data-part~="q"][data-position="${place}"]`).waitFor()
    },
    async missing() {
      const { answers } = await savedSitting(doctorId, paper)
      return [...chosen].filter(([id, option]) => answers.get(id) !== option).map(([id]) => id)
    },
  }
  await inRoom(page)
  await keptForOffline(page)
  return examinee
}

const inRoom = (page: Page) => page.locator('[data-part~="q-position"]').waitFor({ timeout: patienceMs })

async function keptForOffline(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const wanted = [location.href, ...files.filter((name) => name.includes('/assets/'))]
      const kept = await Promise.all(wanted.map((name) => caches.match(name)))
      return kept.every((one) => one !== undefined)
    })
  while (!(await isStored())) await page.waitForTimeout(200)
}
