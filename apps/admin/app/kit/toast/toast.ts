/** A word that comes and goes; with `undo`, the seconds in which a slip can be taken back. */
export type Toast = {
  id: number
  text: string
  /** A counter-write: what was done is done at once, and this does the opposite. */
  undo?: () => Promise<unknown>
  /** Somewhere to look, where there is nothing to take back. */
  link?: { to: string; text: string }
  /** Something to do with what is told, such as to take a finished file away. */
  act?: { text: string; run: () => void }
}

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const readToasts = (): Toast[] => toasts

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const shownAtMost = 3

/** Says it at the foot of the page; whoever cannot see it hears it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  set([...toasts, { ...toast, id: lastId }].slice(-shownAtMost))
}

export const dropToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** Takes back the last thing that can still be taken back. Says whether there was one. */
export function undoLast(): boolean {
  const last = toasts.findLast(({ undo }) => undo !== undefined)
  if (last === undefined) return false
  void undoToast(last)
  return true
}

/** Once, however often it is pressed: the word is gone before the write is sent. */
export async function undoToast({ id, undo }: Toast): Promise<void> {
  if (!toasts.some((toast) => toast.id === id)) return
  dropToast(id)
  try {
    await undo?.()
  } catch (error) {
    showToast({ text: error instanceof Error ? error.message : String(error) })
  }
}
