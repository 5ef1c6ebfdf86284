import { forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'
import { forgetPages } from './forget-pages.ts'

const switchSelector = '[data-does=language]'
/** Which page was left while the switch had the focus of a keyboard, by the moment it began. */
const leftName = 'language_switch_focused'
const thisPage = () => String(performance.timeOrigin)

/** The same address in the other language, remembered for a year. */
export function switchTo(locale: 'bn' | 'en'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next request, and the Cookie Store API is not on older phones
  document.cookie = `lang=${locale};path=/;max-age=31536000;samesite=lax`
  if (document.activeElement?.matches(`${switchSelector}:focus-visible`)) rememberInTab(leftName, thisPage())
  const reload = () => location.reload()
  forgetPages().then(reload, reload)
}

/**
 * The page in the other language begins where the one before was left, unless the reader has gone on.
 * The page that is being left may call this, too: a press brings the app, which draws the switch.
 */
export function returnFocus(): void {
  const left = recallInTab(leftName)
  if (left === null || left === thisPage()) return
  forgetInTab(leftName)
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(switchSelector)?.focus()
}
