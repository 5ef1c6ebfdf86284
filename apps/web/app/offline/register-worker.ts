import { getLocale } from '@prostuti/text/runtime'
import { recall, remember } from '../kit/storage/storage.ts'

const languageKey = 'kept_pages_language'

/** The worker that makes kept pages open without a network. A browser that refuses it loses nothing else. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await forgetOtherLanguage()
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    if (document.readyState === 'complete') handOver(active)
    else window.addEventListener('load', () => handOver(active), { once: true })
  } catch {
    // Private windows and old browsers: the site works as it does without.
  }
}

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

/** A copy in the language the reader has left would come alive in the other one. */
async function forgetOtherLanguage(): Promise<void> {
  const language = getLocale()
  if (recall(languageKey) === language) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)))
  remember(languageKey, language)
}
