import { type Browser, chromium } from '@playwright/test'
import { shiftsSoFar, startCountingShifts } from '../../e2e/support/layout-shifts.ts'
import { myAddresses } from '../../e2e/support/my-addresses.ts'
import { readDemoFacts } from '../../e2e/support/read-demo-facts.ts'
import { signInAs } from '../../e2e/support/sign-in.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

const kinds = {
  phone: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const

/** Every answer takes at least so long: on this machine a skeleton would else never be seen. */
const answerMs = 200
/** Nothing may move any more after it. */
const settleMs = 1200

type Shift = { page: string; kind: keyof typeof kinds; shift: number; moved: string }

/** What jumps on every page of the doctor's area, signed in as a demo doctor who has something of everything. */
export async function measureMyShifts({ url, only }: { url: string; only: RegExp | undefined }): Promise<Shift[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const facts = await readDemoFacts(new Date())
    const pages = myAddresses(facts).filter(({ name }) => only?.test(name) ?? true)
    const shifts: Shift[] = []
    for (const kind of ['phone', 'desktop'] as const) {
      const context = await openContext({ browser, kind, url, doctorId: facts.doctors.farhana })
      for (const { name, address } of pages) {
        const { total, moved } = await visit(context, address)
        shifts.push({ page: name, kind, shift: Number(total.toFixed(4)), moved: moved.join(' | ').slice(0, 300) })
      }
      await context.close()
    }
    return shifts
  } finally {
    await browser.close()
  }
}

type Opening = { browser: Browser; kind: keyof typeof kinds; url: string; doctorId: number }
type Context = Awaited<ReturnType<Browser['newContext']>>

async function openContext({ browser, kind, url, doctorId }: Opening): Promise<Context> {
  const context = await browser.newContext({
    ...kinds[kind],
    baseURL: url,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await signInAs(context, doctorId, `layout shifts on a ${kind}`)
  await context.route('**/api/v3/**', async (route) => {
    // The live connection stays open; whatever else is asked for answers late.
    if (!route.request().url().endsWith('/live')) await new Promise((resolve) => setTimeout(resolve, answerMs))
    await route.continue().catch(() => {})
  })
  return context
}

async function visit(context: Context, address: string) {
  const page = await context.newPage()
  try {
    await startCountingShifts(page)
    await page.goto(address, { waitUntil: 'load' })
    await page
      .locator('[aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached', timeout: 10_000 })
      .catch(() => {})
    await page.waitForTimeout(settleMs)
    return await shiftsSoFar(page)
  } finally {
    await page.close()
  }
}
