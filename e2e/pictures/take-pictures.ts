import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { build } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import { signInStaff } from '../support/office.ts'
import { type DemoFacts, readDemoFacts } from '../support/read-demo-facts.ts'
import { makeDoctor, signInAs } from '../support/sign-in.ts'
import type { Screen } from './screen.ts'
import { screensOf } from './screens.ts'

const kinds = {
  phone: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
type Kind = keyof typeof kinds

/** What is further down shows nothing that is not above. */
const longest = 6000

type Run = { folder: string; at: string; only: RegExp | undefined }

/** Writes a picture of every screen into a folder: both widths, both themes. Gives the names of those that did not come. */
export async function takePictures({ folder, at, only }: Run): Promise<string[]> {
  await build()
  mkdirSync(folder, { recursive: true })
  const server = await startServer({
    ADDRESS_LIMIT: '10000',
    PICTURES_AT: at,
    NODE_OPTIONS: `--import ${new URL('./still.ts', import.meta.url).href}`,
  })
  process.env.E2E_DATA_DIR = server.dataDir
  process.env.E2E_OFFICE_URL = server.officeUrl
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const facts = await readDemoFacts(new Date(at))
    const screens = screensOf(facts).filter(({ name }) => only?.test(name) ?? true)
    // Some screens tell a doctor's devices: all of them are there before the first picture.
    const visits: Visit[] = []
    for (const kind of ['phone', 'desktop'] as const) {
      const contexts = await openContexts({ browser, kind, facts, at, server })
      visits.push({ kind, contexts, screens, folder })
    }
    // One after the other: what is opened on the one is read, and has no mark any more on the other.
    const missing: string[] = []
    for (const visit of visits) missing.push(...(await visitAll(visit)))
    return missing
  } finally {
    await browser.close()
    await server.stop()
  }
}

const everybody = ['visitor', 'farhana', 'tanvir', 'sadman', 'nazneen', 'mahbub', 'fresh', 'owner'] as const
type Contexts = Record<(typeof everybody)[number], BrowserContext>
type Opening = { browser: Browser; kind: Kind; facts: DemoFacts; at: string; server: RunningServer }

async function openContexts({ browser, kind, facts, at, server }: Opening): Promise<Contexts> {
  const fresh = await makeDoctor(kind === 'phone' ? '+8801700000201' : '+8801700000202')
  const doctors = { ...facts.doctors, fresh }
  const contexts: Partial<Contexts> = {}
  for (const who of everybody) {
    const baseURL = who === 'owner' ? server.officeUrl : server.url
    const context = await browser.newContext({
      ...kinds[kind],
      ...{ baseURL, locale: 'bn-BD', timezoneId: 'Asia/Dhaka', serviceWorkers: 'block', reducedMotion: 'reduce' },
    })
    await context.addInitScript(stillPage, Date.parse(at))
    if (who === 'owner') await signInStaff(context, { role: 'owner' })
    else if (who !== 'visitor') await signInAs(context, doctors[who], `${who} on a ${kind}`)
    contexts[who] = context
  }
  return contexts as Contexts
}

type Visit = { kind: Kind; screens: Screen[]; folder: string; contexts: Contexts }

async function visitAll({ kind, screens, folder, contexts }: Visit): Promise<string[]> {
  const missing: string[] = []
  for (const screen of screens) {
    if (screen.only && screen.only !== kind) continue
    const page = await contexts[screen.as ?? 'visitor'].newPage()
    page.setDefaultTimeout(20_000)
    try {
      await picture(page, screen, join(folder, `${screen.name}-${kind}`))
    } catch (error) {
      missing.push(`${screen.name}-${kind}: ${String(error).split('\n')[0]}`)
    }
    await page.close()
  }
  for (const context of Object.values(contexts)) await context.close()
  return missing
}

/** Runs in every page before its own scripts. */
function stillPage(at: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [at] : given, newTarget),
    apply: (target) => new target(at).toString(),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  })
  Math.random = () => 0.5
  // What an exam's time is counted by.
  const sinceStart = performance.now.bind(performance)
  performance.now = () => sinceStart() / 1000
  if (window === window.top && location.protocol.startsWith('http'))
    localStorage.setItem('new_site_notice_closed_at', String(at))
}

/** What is another one in every run, and how far a machine had come. */
function stillWhatVaries(): void {
  // Frames of a film differ by what was decoded in time.
  for (const video of document.querySelectorAll('video')) video.style.visibility = 'hidden'
  // Questions far down are not laid out until they come near.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole]
  // The port, in the address on a printed page or of a calendar; a payment's own number.
  const still = (text: string) => text.replaceAll(location.host, 'localhost').replace(/\b[0-9A-F]{10}\b/g, '0123456789')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue !== still(text.nodeValue ?? '')) text.nodeValue = still(text.nodeValue ?? '')
  for (const box of document.querySelectorAll('input')) if (box.readOnly) box.value = still(box.value)
}

async function picture(page: Page, screen: Screen, file: string): Promise<void> {
  const underway = countRequests(page)
  await open(page, screen.path)
  await comeAlive(page)
  await quiet(page, underway)
  if (!screen.window) await walkDown(page)
  if (screen.act) {
    await screen.act(page)
    await quiet(page, underway)
  }
  await page.evaluate(stillWhatVaries)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, media: screen.media ?? 'screen' })
    await quiet(page, underway)
    // A conversation scrolls to its end by itself; what sticks to the top would be wherever that was.
    if (!screen.window) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const whole = { fullPage: true, clip: { x: 0, y: 0, width: size.width, height: Math.min(height, longest) } }
    const shot = await page.screenshot({ animations: 'disabled', ...(screen.window ? {} : whole) })
    writeFileSync(`${file}-${theme}.png`, shot)
  }
}

/** A machine with much else to do may not render a page in the server's time; the next try finds it rendered. */
async function open(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const answer = await page.goto(path)
    if ((answer?.status() ?? 500) < 500) return
  }
  throw new Error('the server does not answer with a page')
}

/** What is pressed before does nothing, and a page may lead to another one only then. */
async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__reactRouterContext' in window)) return true
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    // The end of the shell comes alive by itself, a little later.
    return [...document.querySelectorAll('#main > :first-child, footer')].every(isAlive)
  })
}

/** What is asked for and not answered yet; what stays open for news is never answered. */
function countRequests(page: Page): () => number {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (!['eventsource', 'media'].includes(request.resourceType()) && !request.url().includes('/live'))
      open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** Nothing is asked for any more, nothing changes any more, and every picture and letter is there. */
async function quiet(page: Page, underway: () => number): Promise<void> {
  for (let round = 0, calm = 0; round < 60 && calm < 2; round++) {
    const still = await page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          let changed = false
          const watch = new MutationObserver(() => {
            changed = true
          })
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
          setTimeout(() => {
            const images = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete)
            const whole = images.length === 0 && document.readyState === 'complete'
            // Much begins only when the browser has nothing else to do.
            requestIdleCallback(
              () => {
                watch.disconnect()
                done(!changed && whole)
              },
              { timeout: 3000 },
            )
          }, 120)
        }),
    )
    calm = still && underway() === 0 ? calm + 1 : 0
  }
  await page.evaluate(() => document.fonts.ready)
}

/** What comes when it is scrolled to comes. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, most); y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, longest)
}
