import { matchPath } from 'react-router'
import { fillPath } from '../../api/address.ts'
import { routeNamed } from '../../route-table.ts'

/** Coming back to one of these would leave the app again, or end at a page that only a staff link opens. */
const never = new Set(['public/admin', 'account/login-for-admin'])

/** Where `next` leads, if it names a page of this app and nothing else: an address from outside must not decide where a reader lands. */
export function nextAddress(next: string | null): string | undefined {
  const wanted = parse(next)
  const route = routeNamed(wanted?.name)
  if (!wanted || !route || never.has(route.page)) return undefined
  try {
    const address = fillPath(route.path, wanted.params)
    // A param such as `..` would be folded away by the browser and end on another page.
    const folded = new URL(address, 'https://app.invalid')
    const stays = folded.origin === 'https://app.invalid' && folded.pathname === address
    return stays && matchPath(route.path, address) ? address + wanted.search : undefined
  } catch {
    return undefined
  }
}

function parse(next: string | null): { name: string; params: Record<string, string>; search: string } | undefined {
  try {
    const { name, params = {}, search } = JSON.parse(next ?? '') as Partial<Record<string, unknown>>
    if (typeof name !== 'string' || typeof params !== 'object' || params === null) return undefined
    const values = Object.entries(params)
    if (!values.every(([, value]) => typeof value === 'string' && value !== '')) return undefined
    return { name, params: Object.fromEntries(values) as Record<string, string>, search: searchOf(search) }
  } catch {
    return undefined
  }
}

/** Written anew, so that it is a query and nothing else. */
function searchOf(given: unknown): string {
  const query = new URLSearchParams(typeof given === 'string' ? given : '')
  return query.size === 0 ? '' : `?${query}`
}
