import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { publicAddresses } from '../../e2e/support/public-addresses.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on every public page of the production build, once each: the lowest of each score is the figure. */
const bench: Bench = async () => {
  const server = await startServer()
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
    logLevel: 'silent',
  })
  try {
    const table: Record<string, string | number>[] = []
    for (const address of publicAddresses) {
      const result = await lighthouse(server.url + address, { port: chrome.port, logLevel: 'error', output: 'json' })
      if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`)
      const { lhr } = result
      const failing = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      )
      // Now and then the browser's trace holds no paint at all; such a run says nothing about the page's speed.
      const scores = categories.map((name) => {
        const score = lhr.categories[name]?.score
        return [name, score ? Math.round(score * 100) : 'no trace'] as const
      })
      table.push({ page: address, ...Object.fromEntries(scores), 'not perfect': failing.join(' ') })
    }
    const lowest = (name: string) => Math.min(...table.map((row) => Number(row[name])).filter(Number.isFinite))
    return {
      figures: Object.fromEntries(categories.map((name) => [`lowest_${name.replace('-', '_')}`, lowest(name)])),
      table,
    }
  } finally {
    chrome.kill()
    await server.stop()
  }
}

export default bench
