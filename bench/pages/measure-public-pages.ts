import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { publicAddresses } from '../../e2e/support/public-addresses.ts'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on every public page, once each: its scores, and what kept them from a hundred. */
export async function measurePublicPages(url: string): Promise<Record<string, string | number>[]> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
    logLevel: 'silent',
  })
  try {
    const table: Record<string, string | number>[] = []
    for (const address of publicAddresses) {
      const result = await lighthouse(url + address, { port: chrome.port, logLevel: 'error', output: 'json' })
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
    return table
  } finally {
    chrome.kill()
  }
}
