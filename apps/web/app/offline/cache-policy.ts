/** What the service worker may keep. Pages are made for everybody; whatever belongs to one doctor is never stored. */

const privatePaths =
  /^\/(my|api|sanctum|admin|login-for-admin|login|join|join-to-enroll|otp|register|forget|account-closed|dev|preview)(\/|$)/
/** The room of a course's exam: its page says nothing of the doctor either, and has to open when the network is gone. */
const courseRoom = /^\/my\/courses\/\d+\/(schedule\/\d+\/)?events\/\d+\/exam\/participated$/
const tracking = /^(utm_\w+|fbclid|gclid|mc_eid|igshid)$/

export const isAsset = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/')

export const isCacheablePage = (url: URL, origin: string): boolean =>
  url.origin === origin &&
  (!privatePaths.test(url.pathname) || courseRoom.test(url.pathname)) &&
  !url.searchParams.has('token')

/** One copy per page: what advertisers hang on an address does not make it another one. */
export function pageKey(url: URL): string {
  const key = new URL(url)
  key.hash = ''
  for (const name of [...key.searchParams.keys()]) if (tracking.test(name)) key.searchParams.delete(name)
  return key.href
}

/** A proxy answers these while the server behind it is replaced; the cached copy says more to a reader. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** The oldest names beyond the bound, given in the order they were stored. */
export const beyond = <Name>(stored: readonly Name[], bound: number): Name[] =>
  stored.slice(0, Math.max(0, stored.length - bound))
