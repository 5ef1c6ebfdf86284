/** What the service worker may keep. Pages are made for everybody; whatever belongs to one doctor is never stored. */

const privatePaths =
  /^\/(my|api|sanctum|admin|login-for-admin|login|join|join-to-enroll|otp|register|forget|account-closed|dev|preview)(\/|$)/
/** The room of a course's exam: its page says nothing of the doctor either, and has to open when the network is gone. */
const courseRoom = /^\/my\/courses\/\d+\/(schedule\/\d+\/)?events\/\d+\/exam\/participated$/
/** Pages that are nothing without the app. */
const appPages = /^\/(my\/.+|login|on-spot-(bcs-exam|quiz)\/[^/]+)$/
/** Their addresses that end with the name of an exam. */
const namesExam = /^(\/on-spot-(?:bcs-exam|quiz)|\/my\/(?:bcs-exam|quiz)\/results)\/[^/]+$/
const tracking = /^(utm_\w+|fbclid|gclid|mc_eid|igshid)$/

export const isAsset = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/')

export const isState = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/page-state/')

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

/**
 * Under which name the copy of a page lies that is nothing without the app: one for all exam rooms, and one for all pages of the
 * doctor's area that differ by a number alone. It says what is the same for everybody, and its name nothing of where a doctor has
 * been, so it is no address to be offered. What the login says depends on where it leads: only the plain one is kept.
 */
export function appPageKey(url: URL, origin: string): string | undefined {
  const { pathname, search } = url
  if (url.origin !== origin || !appPages.test(pathname) || url.searchParams.has('token')) return undefined
  if (pathname === '/login' && search !== '') return undefined
  return origin + pathname.replace(namesExam, '$1/-').replace(/\/\d+(?=\/|$)/g, '/-')
}

/** A proxy answers these while the server behind it is replaced; the cached copy says more to a reader. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** The oldest names beyond the bound, given in the order they were stored. */
export const beyond = <Name>(stored: readonly Name[], bound: number): Name[] =>
  stored.slice(0, Math.max(0, stored.length - bound))
