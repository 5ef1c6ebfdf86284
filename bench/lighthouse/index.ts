import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { browserFlags } from '../../scripts/browser-flags.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { startServer } from '../../scripts/start-server.ts'
import type { Bench } from '../support/bench.ts'
import { median, round } from '../support/statistics.ts'

const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse as a mid-range phone on slow 4G sees the production build; the median of several runs. */
const bench: Bench = async () => {
  const server = await startServer()
  const profile = mkdtempSync(join(tmpdir(), 'prostuti-lighthouse-'))
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless', ...browserFlags],
    userDataDir: profile,
    logLevel: 'silent',
  })
  try {
    const results: RunnerResult['lhr'][] = []
    for (let tries = 0; results.length < runs; tries++) {
      if (tries === 2 * runs) throw new Error('Lighthouse saw no paint in half of its runs')
      const result = await lighthouse(server.url, { port: chrome.port, logLevel: 'error', output: 'json' })
      // Now and then the browser's trace holds no paint at all; such a run says nothing about the page.
      if (result?.lhr.audits['largest-contentful-paint']?.numericValue !== undefined) results.push(result.lhr)
    }
    const score = (name: string) => median(results.map((each) => (each.categories[name]?.score ?? 0) * 100))
    const audit = (name: string) => median(results.map((each) => each.audits[name]?.numericValue ?? Number.NaN))
    const figures = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      best_practices: score('best-practices'),
      seo: score('seo'),
      lcp_ms: round(audit('largest-contentful-paint'), 0),
      fcp_ms: round(audit('first-contentful-paint'), 0),
      tbt_ms: round(audit('total-blocking-time'), 0),
      cls: round(audit('cumulative-layout-shift'), 3),
    }
    const failing = new Set(
      results.flatMap((each) =>
        categories.flatMap((name) =>
          (each.categories[name]?.auditRefs ?? [])
            .filter((ref) => ref.weight > 0 && name !== 'performance' && (each.audits[ref.id]?.score ?? 1) < 1)
            .map((ref) => ref.id),
        ),
      ),
    )
    if (failing.size > 0) console.log(`Not perfect: ${[...failing].join(', ')}`)
    return { figures, table: Object.entries(figures).map(([what, value]) => ({ 'home, mobile': what, value })) }
  } finally {
    chrome.kill()
    await server.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

export default bench
