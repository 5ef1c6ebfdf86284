let later: PerformanceObserver | undefined

/**
 * Tells the worker what this page is made of, so that its next opening needs no network: what has come, and what comes
 * later. A part that was asked for before the worker took over, and came after, would be told by nobody else.
 */
export function handOver(worker: ServiceWorker | null): void {
  if (!worker) return
  const page = location.pathname + location.search
  worker.postMessage({ page, files: assetsOf(performance.getEntriesByType('resource')) })
  later?.disconnect()
  later = new PerformanceObserver((list) => {
    const files = assetsOf(list.getEntries())
    if (files.length > 0) worker.postMessage({ files })
  })
  later.observe({ type: 'resource' })
}

const assetsOf = (entries: PerformanceEntryList): string[] =>
  entries.map(({ name }) => name).filter((name) => name.includes('/assets/'))
