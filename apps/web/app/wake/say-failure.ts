import * as m from '@prostuti/text/messages'
import { sayInBar } from './page-bar.ts'

/** The app did not come: said where the reader is at each press in vain, with the way on. Everything that is a link still works. */
export function sayFailure(): void {
  const words = navigator.onLine ? m.state_wake_failed() : m.state_wake_offline()
  // A file that failed once stays failed for as long as the page is open; a fresh page asks again.
  sayInBar(words, { label: m.state_reload(), act: () => location.reload() })
}
