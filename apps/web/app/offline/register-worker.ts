import { getLocale } from '@prostuti/text/runtime'
import { handOver } from '../kit/connection/hand-over.ts'
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

/** A copy in the language the reader has left would come alive in the other one. */
async function forgetOtherLanguage(): Promise<void> {
  const language = getLocale()
  if (recall(languageKey) === language) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)))
  remember(languageKey, language)
}
