import { createContext, useContext } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** The routes of the office, so that what leads somewhere can ask whether there is a screen. */
export const OfficeRoutes = createContext<RouteObject[]>([])

/** Whether an address has a screen: a number leads to its rows once there is a place for them, and is plain text until then. */
export function useHasScreen(): (address: string) => boolean {
  const routes = useContext(OfficeRoutes)
  return (address) => {
    const matches = matchRoutes(routes, address.split('?')[0] ?? address)
    return matches !== null && matches.at(-1)?.route.path !== '*'
  }
}
