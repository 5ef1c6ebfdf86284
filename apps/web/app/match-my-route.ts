import { matchRoutes } from 'react-router'
import { myRoutes } from './route-table.ts'

export type MyRoute = { name: string; page: string; pattern: string; params: Record<string, string> }

const routes = myRoutes.map((entry) => ({ id: entry.name, path: entry.path, entry }))

/** The router knows the doctor's area as one route (`routes.ts`); which page of the table an address means is found here. */
export function matchMyRoute(pathname: string): MyRoute | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (match === undefined) return undefined
  const { name, page, path } = match.route.entry
  return { name, page, pattern: path, params: match.params as Record<string, string> }
}
