/** After the page has been drawn and the browser has nothing better to do; soon in any case. */
export function whenIdle(work: () => void, timeout = 3000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 600)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout })
  return () => cancelIdleCallback(handle)
}
