import { savesData } from './saves-data.ts'

let later: PerformanceObserver | undefined

/**
 * Tells the worker what this page is made of, so that its next opening needs no network: what has come, and what comes
 * later. A part that was asked for before the worker took over, and came after, would be told by nobody else.
 */
export function handOver(worker: ServiceWorker | null): void {
  if (!worker) return
  const page = location.pathname + location.search
  const files = assetsOf(performance.getEntriesByType('resource'))
  worker.postMessage({ page, files, app: savesData() ? [] : appFiles() })
  later?.disconnect()
  later = new PerformanceObserver((list) => {
    const files = assetsOf(list.getEntries())
    if (files.length > 0) worker.postMessage({ files })
  })
  later.observe({ type: 'resource' })
}

/** Of a page that sleeps: they are there at the first press, with or without a network, and so are the parts that they fetch later. */
const appFiles = (): string[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-later=modulepreload]'), ({ href }) => href)

const assetsOf = (entries: PerformanceEntryList): string[] =>
  entries.map(({ name }) => name).filter((name) => name.includes('/assets/'))
