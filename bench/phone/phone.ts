import type { BrowserContext, Locator, Page } from '@playwright/test'
import { closeNewSiteNotice } from '../../e2e/support/test.ts'
import type { SlowLine } from './slow-line.ts'

const slowdown = 4
/** The line rests for so long: what a page fetches behind its reader's back is there. */
const restMs = 1000
const patienceMs = 20_000

/** What has to be painted: an element with these words that stands on the screen, finished, or one that must be gone. */
type Content = { selector: string; words?: string; gone?: string }

/** What one way cost: each wait for content, its slowest answer to a touch, and all that went over the line. */
export type Cost = { waits: number[]; inp: number | undefined; bytes: number }

export type Phone = {
  page: Page
  /** Opens an address and waits for what it is opened for. */
  go(address: string, content: Content): Promise<void>
  /** Touches something and waits for what comes of it. */
  press(what: Locator, content: Content): Promise<void>
  /** Touches something, of which only the answer to the touch counts. */
  touch(what: Locator): Promise<void>
  /** Nothing is under way any more, on the line or in the page. */
  rest(): Promise<void>
  /** The way is over: what it cost. */
  cost(): Promise<Cost>
}

/** A page on a phone: a small screen, touch, a quarter of this machine's speed. */
export async function takePhone(context: BrowserContext, line: SlowLine): Promise<Phone> {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await closeNewSiteNotice(page)
  await page.addInitScript(noteInteractions)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let waits: number[] = []
  let bytesBefore = line.bytes()

  const wait = async (content: Content, since: () => Promise<number>) => {
    const seen = await page.waitForFunction(paintedAt, content, { polling: 'raf' })
    waits.push((await seen.jsonValue()) - (await since()))
  }
  const touch = async (what: Locator) => {
    await page.evaluate(() => sessionStorage.removeItem('bench:pressed'))
    await what.tap()
  }
  const rest = async () => {
    await line.quiet(restMs)
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), restMs)
  }
  return {
    page,
    rest,
    async go(address, content) {
      const since = Date.now()
      await page.goto(address, { waitUntil: 'commit' })
      await wait(content, async () => since)
    },
    async press(what, content) {
      await touch(what)
      await wait(content, () => page.evaluate(() => Number(sessionStorage.getItem('bench:pressed'))))
    },
    touch,
    async cost() {
      await rest()
      const slowest = await page.evaluate(() => {
        const value = sessionStorage.getItem('bench:inp')
        sessionStorage.removeItem('bench:inp')
        return value
      })
      const cost = { waits, inp: slowest === null ? undefined : Number(slowest), bytes: line.bytes() - bytesBefore }
      waits = []
      bytesBefore = line.bytes()
      return cost
    },
  }
}

/** Runs in every page: the slowest answer to a touch or key, and when the last touch was. A page that follows finds both. */
function noteInteractions(): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return
  type Answered = PerformanceEntry & { interactionId: number }
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as Answered[]) {
      if (!interactionId || duration <= Number(sessionStorage.getItem('bench:inp'))) continue
      sessionStorage.setItem('bench:inp', String(duration))
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('pagehide', () => note(observer.takeRecords()))
  addEventListener(
    'pointerdown',
    (event) => sessionStorage.setItem('bench:pressed', String(performance.timeOrigin + event.timeStamp)),
    { capture: true },
  )
}

/** Runs in the page at every frame: the moment at which the frame with the content is over, or 0. */
function paintedAt({ selector, words, gone }: Content): number | Promise<number> {
  if (gone !== undefined && document.querySelector(gone) !== null) return 0
  const isThere = [...document.querySelectorAll(selector)].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    const isOnScreen = width > 0 && bottom > 0 && top < innerHeight
    const isFinished = element.closest('[aria-busy="true"]') === null
    return isOnScreen && isFinished && element.checkVisibility() && element.textContent.includes(words ?? '')
  })
  if (!isThere) return 0
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())))
}
