import { forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'
import { forgetPages } from './forget-pages.ts'

const switchSelector = '[data-does=language]'
/** Whether the switch had the focus of a keyboard when the page was left. */
const focusedName = 'language_switch_focused'

/** The same address in the other language, remembered for a year. */
export function switchTo(locale: 'bn' | 'en'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next request, and the Cookie Store API is not on older phones
  document.cookie = `lang=${locale};path=/;max-age=31536000;samesite=lax`
  if (document.activeElement?.matches(`${switchSelector}:focus-visible`)) rememberInTab(focusedName, 'yes')
  const reload = () => location.reload()
  forgetPages().then(reload, reload)
}

/** The page in the other language begins where the one before was left, unless the reader has gone on. */
export function returnFocus(): void {
  if (recallInTab(focusedName) === null) return
  forgetInTab(focusedName)
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(switchSelector)?.focus()
}
