const key = 'office-reopened'
const patienceMs = 10_000
/** Within this time the page is not loaded anew by itself again: what is still missing then is no matter of an old page. */
const restMs = 60_000

/** Loads the page anew if the server answers. Without an answer the office stays as it is. Says whether there was one. */
export async function reopen(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) })
    if (ok) location.reload()
    return ok
  } catch {
    return false
  }
}

/** The same without being asked, and once only. */
export async function reopenOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < restMs) return
  if (await reopen()) sessionStorage.setItem(key, String(Date.now()))
}
