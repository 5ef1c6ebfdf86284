import { matchPath, redirect } from 'react-router'
import { routeNamed } from '../../route-table.ts'
import { addressOf } from '../address/address-of.ts'
import { readToken } from './session.ts'

type Params = Readonly<Record<string, string | undefined>>

/** For the client loader of a page that needs a sign-in: leads a visitor to the login, and the login knows the way back. */
export function requireSession(matchName: string, params: Params): void {
  if (readToken() === null) throw redirect(loginAddress(matchName, params))
}

/** As above for a page that visitors come to first, such as an exam: they are asked to join, and whoever has an account logs in there. */
export function requireJoined(matchName: string, params: Params): void {
  if (readToken() === null) throw redirect(joinAddress(matchName, params))
}

export const loginAddress = (matchName: string, params: Params): string =>
  `${addressOf('/login')}?${nextParam(matchName, params)}`
const joinAddress = (matchName: string, params: Params): string =>
  `${addressOf('/join')}?${nextParam(matchName, params)}`

/** Where to go afterwards, as an address carries it: the route's name and params. */
export const nextParam = (matchName: string, params: Params): string =>
  `next=${encodeURIComponent(JSON.stringify({ name: matchName, params }))}`

/** Coming back to one of these would leave the app again, or end at a page that only a staff link opens. */
const never = new Set(['public/admin', 'account/login-for-admin'])

/** Where `next` leads, if it names a page of this app and nothing else: an address from outside must not decide where a reader lands. */
export function nextAddress(next: string | null): string | undefined {
  const wanted = parse(next)
  const route = routeNamed(wanted?.name)
  if (!wanted || !route || never.has(route.page)) return undefined
  try {
    const address = fill(route.path, wanted.params)
    // A param such as `..` would be folded away by the browser and end on another page.
    const folded = new URL(address, 'https://app.invalid')
    const stays = folded.origin === 'https://app.invalid' && folded.pathname === address
    return stays && matchPath(route.path, address) ? address : undefined
  } catch {
    return undefined
  }
}

/** Not the router's own, which would travel with the first page. A missing param leaves a gap, which no route matches. */
const fill = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function parse(next: string | null): { name: string; params: Record<string, string> } | undefined {
  try {
    const { name, params = {} } = JSON.parse(next ?? '') as { name?: unknown; params?: Record<string, unknown> }
    if (typeof name !== 'string' || typeof params !== 'object' || params === null) return undefined
    const values = Object.entries(params)
    if (!values.every(([, value]) => typeof value === 'string' && value !== '')) return undefined
    return { name, params: Object.fromEntries(values) as Record<string, string> }
  } catch {
    return undefined
  }
}
