import type { MouseEvent } from 'react'

/**
 * For a link to another part of the same list: its path is the same, so nothing else would take the reader to its
 * beginning. A link that opens in another tab leaves this one as it is.
 */
export function toTop(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}
