import { demoPassword } from './demo-doctor.ts'
import type { Phone } from './phone.ts'

/** What a way is played with: the doctor who signs in, and an exam that they have not sat. */
type Stage = { login: string; exam: string }

type Way = {
  name: string
  /** What is painted at its end, in words. */
  content: string
  play(phone: Phone, stage: Stage): Promise<void>
}

const inBengali = (text: string) => text.normalize('NFC')
const h1 = { selector: 'h1' }

/** The ways that doctors go most, one after the other on one phone: a guest until the fifth. */
export const ways: readonly Way[] = [
  {
    name: 'open home',
    content: 'the headline; then the menu is touched',
    async play({ page, go, rest, touch }) {
      await go('/', h1)
      await rest()
      await touch(page.getByRole('button', { name: 'মেনু খুলুন' }))
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'open batches',
    content: 'how many there are',
    play: ({ go }) => go('/batches', { selector: '[data-part~="batch-total"]', words: inBengali('ব্যাচ') }),
  },
  {
    name: 'filter batches',
    content: 'the filters; the chip of the filter and its list; the list without the filters',
    async play({ page, press }) {
      const sheet = page.getByRole('dialog')
      await press(page.getByRole('button', { name: inBengali('বাছাই করুন') }), { selector: 'dialog select' })
      const list = { selector: `main a[aria-label*="${inBengali('অনলাইনে')}"]`, gone: 'main [aria-busy="true"]' }
      await press(sheet.getByText(inBengali('অনলাইনে'), { exact: true }), list)
      await press(sheet.getByRole('button', { name: /ব্যাচ দেখুন$/ }), { selector: 'main article', gone: 'dialog[open]' })
    },
  },
  {
    name: 'open a batch',
    content: 'its headline',
    async play({ page, press }) {
      const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      await press(card, { selector: 'h1', gone: '[data-part~="batch-total"]' })
    },
  },
  {
    name: 'log in',
    content: 'the form; the greeting of the dashboard',
    async play({ page, go, press }, { login }) {
      await go('/login', { selector: 'input[name="login"]' })
      await page.locator('input[name="login"]').fill(login)
      await page.locator('input[name="password"]').fill(demoPassword)
      await press(page.getByRole('main').getByRole('button', { name: inBengali('লগইন করুন') }), {
        selector: '[data-part~="tabbar"]',
      })
    },
  },
  {
    name: 'dashboard',
    content: 'what comes next for the doctor; then “me” is touched',
    async play({ page, go, rest, touch }) {
      await go('/my/dashboard', { selector: 'main section', gone: 'main [aria-busy="true"]' })
      await rest()
      await touch(page.locator('[data-part~="tabbar"] button'))
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'open an exam',
    content: 'the button that begins it; the first question',
    async play({ page, go, press }, { exam }) {
      await go(`/on-spot-bcs-exam/${exam}`, { selector: '[data-part~="before-start"] button' })
      await press(page.locator('[data-part~="before-start"] button'), { selector: '[data-part~="opt"]' })
    },
  },
  {
    name: 'answer',
    content: 'the option is marked as chosen',
    play: ({ page, press }) =>
      press(page.locator('[data-part~="opt"]').first(), { selector: '[data-part~="opt"]:has(input:checked)' }),
  },
  {
    name: 'next',
    content: 'the second question',
    play: ({ page, press }) =>
      press(page.getByRole('button', { name: inBengali('পরের প্রশ্ন') }), {
        selector: '[data-part~="q"][data-position="1"]',
      }),
  },
  {
    name: 'hand in',
    content: 'whether they are sure; that it is handed in',
    async play({ page, press }) {
      const button = (name: string) => page.getByRole('button', { name: inBengali(name), exact: true })
      await press(button('জমা দিন'), { selector: 'dialog[open] h2', words: inBengali('এখনই জমা দেবেন?') })
      await press(button('জমা দিয়ে শেষ করি'), { selector: '[data-part~="finished-counts"]' })
    },
  },
  {
    name: 'see the result',
    content: 'the marks; then “me” is touched',
    async play({ page, go, rest, touch }) {
      await go('/my/bcs-exam/results/bcs-weekly-constitution', { selector: '[data-part~="res-score"]' })
      await rest()
      await touch(page.locator('[data-part~="tabbar"] button'))
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'retest',
    content: 'the first card of today; its option is marked; whether it was right; then the answer is taken back',
    async play({ page, go, press, rest, touch }) {
      await go('/my/notebook/retest', { selector: '[data-part~="retest"] [data-part~="opt"]' })
      await rest()
      await press(page.locator('[data-part~="opt"]').first(), { selector: '[data-part~="opt"]:has(input:checked)' })
      await press(page.locator('[data-part~="retest-foot"] .btn-go'), { selector: '[data-part~="verdict"]' })
      await touch(page.getByRole('button', { name: inBengali('ফিরিয়ে নিন') }))
      await page.locator('[data-part~="verdict"]').waitFor({ state: 'detached' })
    },
  },
]
