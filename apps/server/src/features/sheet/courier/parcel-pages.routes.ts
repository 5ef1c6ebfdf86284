import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { proxyPage } from '../../../outbound/proxy-page.ts'

type Sandboxed = Pick<Deps, 'env' | 'sandboxUrl'>

const query = z.object({ code: z.string().min(1).max(100) })

const isOn = ({ env, sandboxUrl }: Sandboxed): boolean => env.courier.mode === 'sandbox' && sandboxUrl !== undefined

/** In sandbox mode only, and registered where only this machine may ask: the sandbox's parcels with their recipients. */
export function parcelListPage(app: FastifyInstance, deps: Sandboxed): void {
  proxyPage(app, {
    url: '/dev/couriers',
    addressOf: () => (isOn(deps) ? `${deps.sandboxUrl}/couriers` : undefined),
  })
}

/** In sandbox mode only: one parcel of the sandbox, for whoever follows it by its code. */
export function parcelPage(app: FastifyInstance, deps: Sandboxed): void {
  proxyPage(app, {
    url: '/sandbox/parcels',
    addressOf(request) {
      const asked = query.safeParse(request.query)
      return isOn(deps) && asked.success ? `${deps.sandboxUrl}/parcels?${new URLSearchParams(asked.data)}` : undefined
    },
  })
}
