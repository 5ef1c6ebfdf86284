import { describe, expect, it } from 'vitest'
import { myRoutes, publicRoutes } from '../route-table.ts'
import { myRouteId, routeFlags } from './route-flags.ts'

describe('routeFlags', () => {
  const routed = [...publicRoutes, ...myRoutes.map((entry) => ({ ...entry, name: myRouteId }))]
  it.each(routed)('hides for $path what the route table hides', (entry) => {
    const { header = true, footer = true, footerDetails = true } = entry
    expect(routeFlags(entry.name, entry.path)).toEqual({ header, footer, details: footer && footerDetails })
  })

  it('shows everything on the home page', () => {
    expect(routeFlags('Home', '/')).toEqual({ header: true, footer: true, details: true })
  })

  it('keeps the footer’s last line only under /my, also where no route is found', () => {
    expect(routeFlags('not-found', '/my/nothing').details).toBe(false)
    expect(routeFlags('not-found', '/mystery').details).toBe(true)
  })
})
