import { getLocale } from '@prostuti/text/runtime'
import { handOver } from '../kit/connection/hand-over.ts'
import { forgetPages } from '../kit/preferences/forget-pages.ts'
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

async function forgetOtherLanguage(): Promise<void> {
  const language = getLocale()
  if (recall(languageKey) === language) return
  await forgetPages()
  remember(languageKey, language)
}
