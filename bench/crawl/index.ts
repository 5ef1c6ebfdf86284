import { type Browser, chromium } from '@playwright/test'
import { myRoutes, publicRoutes } from '../../apps/web/app/route-table.ts'
import { readDemoFacts } from '../../e2e/support/read-demo-facts.ts'
import { makeDoctor, signInAs } from '../../e2e/support/sign-in.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { type Crawled, crawl } from './crawl.ts'

const widths = {
  360: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
  1280: { viewport: { width: 1280, height: 800 } },
} as const

type Reader = { who: string; doctorId?: number; lang: 'bn' | 'en'; width: keyof typeof widths }

/** Reached by a step of a form, by a gateway or from outside, never by a link that stands on a page. */
const withoutLink = [
  ...['otp', 'register', 'my-checkout', 'my-subscription-checkout', 'my-payment-done'],
  // A device that is not known yet is led there from wherever it stands.
  ...['my-devices-coming-soon', 'my-devices-request', 'my-devices-otp-request', 'my-devices-otp-submission'],
  ...['login-for-admin', 'admin', 'admin-page', 'account-closed'],
]

/**
 * Follows every link as a visitor, a new doctor, one who has paid, one who owes and one who may still change batches, in both
 * languages and at both widths. The bars: no dead link, no error in the console, no page of the table without a way
 * in, nothing that floats over a button at first sight.
 * `CRAWL=visitor` crawls as those only whose name matches.
 */
const bench: Bench = async () => {
  const server = await startServer({ ADDRESS_LIMIT: '0' })
  process.env.E2E_DATA_DIR = server.dataDir
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const only = new RegExp(process.env.CRAWL ?? '')
    const readers = (await listReaders()).filter((reader) => only.test(nameOf(reader)))
    const crawls: { name: string; found: Crawled }[] = []
    for (const reader of readers) {
      const found = await crawlAs(browser, server.url, reader)
      crawls.push({ name: nameOf(reader), found })
      for (const { address, what } of found.faults) console.log(`${nameOf(reader)}: ${address}: ${what}`)
      console.log(`${nameOf(reader)}: ${found.visited} pages, ${found.faults.length} faults`)
    }
    const reached = new Set(crawls.flatMap(({ found }) => [...found.reached]))
    const unreached = [...publicRoutes, ...myRoutes]
      .map(({ name }) => name)
      .filter((name) => !reached.has(name) && !withoutLink.includes(name))
    return {
      figures: {
        pages: crawls.reduce((sum, { found }) => sum + found.visited, 0),
        faults: crawls.reduce((sum, { found }) => sum + found.faults.length, 0),
        without_a_way_in: unreached.join(' ') || 'none',
      },
      table: crawls.map(({ name, found }) => ({
        reader: name,
        pages: found.visited,
        routes: found.reached.size,
        faults: found.faults.length,
      })),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function listReaders(): Promise<Reader[]> {
  const { doctors } = await readDemoFacts(new Date())
  const people = [
    { who: 'visitor' },
    { who: 'new doctor', doctorId: await makeDoctor('+8801700000201') },
    { who: 'paying doctor', doctorId: doctors.farhana },
    { who: 'owing doctor', doctorId: doctors.tanvir },
    { who: 'moving doctor', doctorId: doctors.mahbub },
  ]
  return people.flatMap((person) =>
    (['bn', 'en'] as const).flatMap((lang) => ([360, 1280] as const).map((width) => ({ ...person, lang, width }))),
  )
}

const nameOf = ({ who, lang, width }: Reader) => `${who}, ${lang}, ${width}`

async function crawlAs(browser: Browser, url: string, reader: Reader): Promise<Crawled> {
  const { doctorId, lang, width } = reader
  const context = await browser.newContext({
    ...widths[width],
    ...{ baseURL: url, locale: 'bn-BD', timezoneId: 'Asia/Dhaka', serviceWorkers: 'block', reducedMotion: 'reduce' },
  })
  await context.addCookies([{ name: 'lang', value: lang, url }])
  // What comes up by itself on a first visit lies over the page on purpose.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('new_site_notice_closed_at', String(Date.now()))
  })
  if (doctorId !== undefined) await signInAs(context, doctorId, `crawl as ${nameOf(reader)}`)
  try {
    return await crawl(context, doctorId === undefined ? ['/'] : ['/', '/my/dashboard'])
  } finally {
    await context.close()
  }
}

export default bench
