/** Longer than the page of a gateway takes to begin to answer; whoever is still here then may click again. */
const longestMs = 20_000

/**
 * Leaves the app for the gateway's page. Comes back only if the reader does: a browser that kept this page alive shows it
 * as it was, with its button still busy, unless somebody tells it.
 */
export function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    const back = (event: PageTransitionEvent) => event.persisted && end()
    const timer = setTimeout(end, longestMs)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('pageshow', back)
      resolve()
    }
    window.addEventListener('pageshow', back)
    window.location.assign(address)
  })
}
