import lighthouse, { type RunnerResult } from 'lighthouse'

/** One run of Lighthouse on one page. */
export type PageRun = {
  scores: Record<string, number>
  measured: Record<string, number>
  /** Audits of the rules, not of the speed, that the page does not pass. */
  failing: string[]
}

type Sent = { resourceType?: string; transferSize?: number }

/** As a mid-range phone on slow 4G; nothing when the browser's trace holds no paint. */
export async function runLighthouse(
  url: string,
  { port, categories }: { port: number; categories: readonly string[] },
): Promise<PageRun | undefined> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = result
  const audit = (id: string) => lhr.audits[id]?.numericValue
  const lcp = audit('largest-contentful-paint')
  if (lcp === undefined) return undefined
  const sent = sentIn(lhr)
  const bytes = (of: Sent[]) => of.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    measured: {
      'LCP ms': lcp,
      'TBT ms': audit('total-blocking-time') ?? Number.NaN,
      CLS: audit('cumulative-layout-shift') ?? Number.NaN,
      'script kB': bytes(sent.filter(({ resourceType }) => resourceType === 'Script')) / 1000,
      'all kB': bytes(sent) / 1000,
    },
    failing: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
  }
}

/** What travelled while the page was looked at. */
function sentIn(lhr: RunnerResult['lhr']): Sent[] {
  const { details } = lhr.audits['network-requests'] ?? {}
  return details?.type === 'table' ? (details.items as Sent[]) : []
}
