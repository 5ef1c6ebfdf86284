import { matchRoutes } from 'react-router'
import { myRoutes, publicRoutes, type RouteEntry } from './route-table.ts'

/** A page as the server keeps it: readers whose addresses mean the same get the same one. */
export type PageAddress = {
  /** What is rendered: the path, and of the query only what the page reads, in one order. */
  address: string
  /** The name it is kept under. */
  key: string
  /** Pages that compete for room: those of one route, and apart from them its pages with a query. */
  group: string
}

const longestValue = 300

/** Leads to the dashboard, and is no page of its own (`routes/my/my-layout.tsx`). */
const area: RouteEntry = { name: 'my', path: '/my', page: 'my/my-layout' }
const routes = [...publicRoutes, area, ...myRoutes].map((entry) => ({ id: entry.name, path: entry.path, entry }))
const my = new Set(myRoutes)

/** Undefined where no page of ours answers. Whatever else stands in a query (`fbclid`, `utm_source`) is not the page's business. */
export function pageAddress(address: string): PageAddress | undefined {
  const { pathname, searchParams } = new URL(`http://page${address}`)
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (match === undefined) return undefined
  const { entry } = match.route
  const path = /[:*]/.test(entry.path) ? pathname.replace(/\/$/, '') : entry.path
  const query = queryOf(entry, searchParams)
  return {
    address: path + query,
    // Nothing under /my is made on the server, so that it sends the same page whatever the ids in the address.
    key: my.has(entry) ? entry.path : path + query,
    group: query === '' ? entry.name : `${entry.name}?`,
  }
}

function queryOf({ query = [] }: RouteEntry, given: URLSearchParams): string {
  if (query === 'all') return given.size === 0 ? '' : `?${given}`
  const read = new URLSearchParams()
  for (const name of query) {
    const value = given.get(name)
    if (value !== null) read.set(name, value.slice(0, longestValue))
  }
  return read.size === 0 ? '' : `?${read}`
}
