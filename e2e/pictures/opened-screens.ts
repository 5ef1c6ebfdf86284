import type { Page } from '@playwright/test'
import type { DemoFacts } from '../support/read-demo-facts.ts'
import { playLecture, press, type Screen, screenAt } from './screen.ts'

/** As it is, wrong or empty: what the form says to that. */
async function submit(page: Page): Promise<void> {
  const form = page.locator('main form, dialog[open] form').filter({ visible: true }).last()
  await form.locator('button[type=submit], button:not([type])').first().click()
}

const fillAndSubmit = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label.normalize('NFC'), { exact: true }).first().fill(value)
  await submit(page)
}

const unfold = (page: Page) => page.getByRole('main').locator('details:not([open]) > summary').first().click()

const opened = (name: string, path: string, act: Screen['act'], more: Partial<Screen> = {}): Screen =>
  screenAt(path, { name, act, window: true, ...more })
const formOf = (name: string, path: string, act: Screen['act'], more: Partial<Screen> = {}): Screen =>
  screenAt(path, { name, act, ...more })

async function showNewSite(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('new_site_notice_closed_at'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await page.getByRole('dialog').waitFor({ timeout: 8000 })
}

/** Nothing that is opened here changes what another picture shows; the note is written last. */
export function openedScreens({ course, events, complaint, roomy }: DemoFacts): Screen[] {
  const of = `/my/courses/${course.id}`
  const lecture = `${of}/events/${course.scheduleId}/schedule/${events.lecture}/lecture`
  const farhana = { as: 'farhana' } as const
  const fresh = { as: 'fresh' } as const
  return [
    formOf('login-refused', '/login', submit),
    formOf('login-wrong', '/login', fillAndSubmit({ 'মোবাইল, ইমেইল বা BMDC নম্বর': '01700000999', পাসওয়ার্ড: 'wrong' })),
    formOf('join-refused', '/join', submit),
    formOf('join-code', '/join', fillAndSubmit({ 'পুরো নাম': 'ডা. সাবিহা নূর', 'মোবাইল নম্বর': '01700000998' })),
    formOf('forget-refused', '/forget', submit),
    formOf('register-refused', '/register', submit),
    opened('new-site-dialog', '/about', showNewSite),
    opened(
      'drawer-unfolded',
      '/',
      async (page) => {
        await press('মেনু খুলুন')(page)
        await page.locator('dialog[open] details:not([open]) > summary').first().click()
      },
      { only: 'phone' },
    ),
    opened('account-menu', '/', (page) => page.locator('header summary').filter({ visible: true }).last().click(), {
      ...farhana,
      only: 'desktop',
    }),
    opened(
      'my-side-menu',
      '/my/dashboard',
      (page) => page.locator('details > summary').filter({ visible: true }).first().click(),
      { ...farhana, only: 'desktop' },
    ),
    opened('my-me', '/my/dashboard', press('আমি'), { ...farhana, only: 'phone' }),
    formOf('my-full-schedule-unfolded', `${of}/full-schedule`, unfold, farhana),
    formOf(
      'my-account-refused',
      '/my/account',
      async (page) => {
        await page.getByLabel('নাম', { exact: true }).fill('')
        await page.getByLabel('ইমেইল').fill('not-an-address')
        await submit(page)
      },
      farhana,
    ),
    formOf('my-change-password-refused', '/my/account/change-password', submit, farhana),
    opened('my-required-refused', '/my/account', submit, { as: 'tanvir' }),
    formOf(
      'my-sheets-refused',
      `${of}/lecture-sheet`,
      async (page) => {
        await page.getByRole('radio', { name: 'অন্য ঠিকানা' }).check()
        await press('শিট পাঠাতে বলুন')(page)
      },
      farhana,
    ),
    opened('my-complaint-refused', '/my/complain-box?new=1', press('পাঠান'), farhana),
    opened('my-complaint-close', `/my/complain-box/${complaint}`, press('বন্ধ করুন'), farhana),
    opened(
      'my-review-picture',
      `${of}/events/${events.sat}/exam/participated-questions-answer`,
      press('ছবি বড় করে দেখুন'),
      farhana,
    ),
    formOf('my-devices', '/my/account/devices', undefined, fresh),
    opened('my-device-release', '/my/account/devices', press('ছেড়ে দিন'), fresh),
    formOf(
      'checkout-code-refused',
      roomy,
      async (page) => {
        await press(/আসন ধরে রেখে এগোন/)(page)
        await page.waitForURL(/\/checkout$/)
        const box = page.getByRole('textbox', { name: 'ছাড়ের কোড'.normalize('NFC') })
        await box.fill('NOSUCHCODE')
        await box.press('Enter')
      },
      { as: 'sadman', only: 'desktop' },
    ),
    opened('room-help', '/on-spot-bcs-exam/fcps-part-1-paper', press('কিবোর্ডের সাহায্য'), { ...fresh, only: 'desktop' }),
    formOf('room-whole', '/on-spot-bcs-exam/fcps-part-1-paper', press('টানা প্রশ্নপত্র'), { ...fresh, only: 'desktop' }),
    opened(
      'my-lecture-settings',
      lecture,
      async (page) => {
        await playLecture(page)
        await press('মান, গতি ও লেখা')(page)
      },
      farhana,
    ),
    opened(
      'my-note-delete',
      lecture,
      async (page) => {
        await page.locator('textarea').first().fill('হৃৎচক্রের প্রথম ধাপ')
        await press('নোট রাখুন')(page)
        await press(/নোট মুছুন/)(page)
      },
      { ...farhana, only: 'phone' },
    ),
  ]
}
