import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { readDemoFacts } from '../../e2e/support/read-demo-facts.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { freePort, startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { median } from '../support/statistics.ts'
import { copyModelTest, forgetDevices } from './demo-doctor.ts'
import { type Cost, takePhone } from './phone.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'
import { ways } from './ways.ts'

const usualRuns = 5
const visits = ['first', 'second'] as const
type Visit = (typeof visits)[number]

/** What a visit cost, way by way. */
type Costs = Record<Visit, Cost[]>

type Setting = { browser: Browser; url: string; line: SlowLine; doctorId: number; run: number }

/**
 * The ways that doctors go most on a cheap phone on slow 4G (`phone.ts`, `slow-line.ts`): a first visit with an empty browser, and
 * a second one with what the browser and the service worker have kept. The median of five runs; `PHONE_RUNS=1` for a quick look.
 */
const bench: Bench = async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await startServer({ PUBLIC_URL: url, ADDRESS_LIMIT: '10000' })
  process.env.E2E_DATA_DIR = server.dataDir
  const line = await openSlowLine(port, Number(new URL(server.url).port))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const { doctors } = await readDemoFacts(new Date())
    const runs: Costs[] = []
    // The server has rendered every page once and compiled its own code, as it has for all readers but the first.
    for (let run = 0; run <= Number(process.env.PHONE_RUNS ?? usualRuns); run++) {
      const costs = await playRun({ browser, url, line, doctorId: doctors.farhana, run })
      if (run > 0) runs.push(costs)
    }
    return report(runs)
  } finally {
    await browser.close()
    await line.close()
    await server.stop()
  }
}

/** One phone, empty at first. */
async function playRun({ browser, url, line, doctorId, run }: Setting): Promise<Costs> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  })
  try {
    await forgetDevices(doctorId)
    const costs: Costs = { first: [], second: [] }
    for (const visit of visits) {
      const exam = await copyModelTest(`phone-${run}-${visit}`)
      costs[visit] = await playVisit(context, { line, exam })
    }
    return costs
  } finally {
    await context.close()
  }
}

async function playVisit(context: BrowserContext, { line, exam }: { line: SlowLine; exam: string }): Promise<Cost[]> {
  const phone = await takePhone(context, line)
  const costs: Cost[] = []
  for (const { name, play } of ways) {
    await play(phone, { login: '01700000101', exam }).catch((error: unknown) => {
      throw new Error(`on the way to “${name}”`, { cause: error })
    })
    costs.push(await phone.cost())
  }
  // Signed out: the second visit goes the same ways.
  await phone.page.evaluate(() => localStorage.removeItem('token'))
  await phone.page.close()
  return costs
}

function report(runs: readonly Costs[]) {
  const rows = visits.flatMap((visit) =>
    ways.map(({ name, content }, at) => {
      const costs = runs.flatMap((run) => run[visit][at] ?? [])
      const waits = costs[0]?.waits.map((_, nth) => Math.round(median(costs.map((cost) => cost.waits[nth] ?? 0)))) ?? []
      const answers = costs.flatMap(({ inp }) => inp ?? [])
      return {
        way: name,
        visit,
        'to content ms': Math.round(median(costs.map((cost) => cost.waits.reduce((sum, wait) => sum + wait, 0)))),
        'each wait ms': waits.join(' + '),
        'INP ms': answers.length > 0 ? median(answers) : '',
        kB: Math.round(median(costs.map(({ bytes }) => bytes)) / 100) / 10,
        content,
      }
    }),
  )
  const highest = (visit: Visit, column: 'to content ms' | 'INP ms') =>
    Math.max(...rows.filter((row) => row.visit === visit).map((row) => Number(row[column])))
  return {
    table: rows,
    figures: Object.fromEntries(
      visits.flatMap((visit) => [
        [`${visit}_visit_highest_ms`, highest(visit, 'to content ms')],
        [`${visit}_visit_highest_inp_ms`, highest(visit, 'INP ms')],
      ]),
    ),
  }
}

export default bench
