import { recall, remember } from '../kit/storage/storage.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Shown when it was never closed, or more than 24 hours ago. A time in the future comes from a clock that was wrong:
 * it says nothing, so the notice shows and the next closing puts it right.
 */
export function isNoticeDue(closedAt: string | null, now: number): boolean {
  const closed = Number(closedAt)
  if (closedAt === null || closedAt.trim() === '' || !Number.isFinite(closed)) return true
  return closed > now || now - closed > dayMs
}

/** Fields, whatever stands open over the page (the contact card is no native dialog), and lists of the menu. */
const inUse = 'input:focus, select:focus, textarea:focus, dialog[open], [role=dialog], [data-part~=menu] details[open]'

const isReaderBusy = (): boolean =>
  document.documentElement.dataset.pageLoading !== undefined || document.querySelector(inUse) !== null

const closedKey = 'new_site_notice_closed_at'
const settleMs = 3000

/**
 * Opens the notice that stands in the page when it is due: once the page has settled, or the reader has begun to read, so that it
 * is never what the first impression waits for. Whoever comes second, the page's first script or the app, changes nothing.
 */
export function watchNewSite(dialog: HTMLDialogElement, isQuiet = () => false): void {
  if (dialog.dataset.is === 'watched') return
  dialog.dataset.is = 'watched'
  dialog.addEventListener('close', () => remember(closedKey, String(Date.now())))
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    // The overlay is part of the element; a link inside leads away, and the notice was read.
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const beside = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (target === dialog ? beside : (target as Element).closest('a')) dialog.close()
  })
  if (!isNoticeDue(recall(closedKey), Date.now())) return
  const watch = new AbortController()
  const { signal } = watch
  const show = () => {
    // What the reader has opened, or waits for, comes first.
    if (isReaderBusy()) return wait()
    clearTimeout(timer)
    watch.abort()
    if (dialog.isConnected && !isQuiet()) dialog.showModal()
  }
  let timer = setTimeout(show, settleMs)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(show, settleMs)
  }
  // Who has begun to use the page goes on undisturbed; to scroll is then no longer the first thing that is done.
  const onUse = () => {
    removeEventListener('scroll', show)
    wait()
  }
  for (const use of ['keydown', 'input', 'click'])
    addEventListener(use, onUse, { capture: true, passive: true, signal })
  addEventListener('scroll', show, { once: true, passive: true, signal })
}
