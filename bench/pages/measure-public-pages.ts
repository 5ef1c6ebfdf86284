import { launch } from 'chrome-launcher'
import { publicAddresses } from '../../e2e/support/public-addresses.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { median, round } from '../support/statistics.ts'
import { readKept, writeKept } from './kept-runs.ts'
import { type PageRun, runLighthouse } from './run-lighthouse.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What a run says of the page's speed, by its column and how it is rounded. */
export const measures = { 'LCP ms': 0, 'TBT ms': 0, CLS: 3, 'script kB': 1, 'all kB': 1 } as const

type Measured = { url: string; only: readonly string[] | undefined; runs: number; keptFile: string | undefined }

export type PageRow = Record<string, string | number>

/** Lighthouse on every public page: the median of its runs, and what kept the other scores from a hundred. */
export async function measurePublicPages({ url, only, runs, keptFile }: Measured): Promise<PageRow[]> {
  const kept = readKept(keptFile)
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
    logLevel: 'silent',
  })
  try {
    const table: PageRow[] = []
    for (const address of publicAddresses) {
      if (only !== undefined && !only.includes(address)) continue
      const runsOfPage = kept[address] ?? (await runsOf(url + address, { port: chrome.port, runs }))
      kept[address] = runsOfPage
      writeKept(keptFile, kept)
      table.push(rowOf(address, runsOfPage))
    }
    return table
  } finally {
    chrome.kill()
  }
}

/** Now and then the browser's trace holds no paint at all; such a run says nothing about the page, and another is made. */
async function runsOf(url: string, { port, runs }: { port: number; runs: number }): Promise<PageRun[]> {
  const made: PageRun[] = []
  for (let tries = 0; made.length < runs; tries++) {
    if (tries === 2 * runs) throw new Error(`Lighthouse saw no paint in half of its runs of ${url}`)
    // Rules of the page itself say the same every time.
    const run = await runLighthouse(url, { port, categories: made.length === 0 ? categories : ['performance'] })
    if (run !== undefined) made.push(run)
  }
  return made
}

function rowOf(page: string, runs: readonly PageRun[]): PageRow {
  const score = (name: string) => median(runs.flatMap(({ scores }) => scores[name] ?? []))
  const measure = (name: string) => median(runs.flatMap(({ measured }) => measured[name] ?? []))
  return {
    page,
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    ...Object.fromEntries(Object.entries(measures).map(([name, digits]) => [name, round(measure(name), digits)])),
    'not perfect': [...new Set(runs.flatMap(({ failing }) => failing))].join(' '),
  }
}
