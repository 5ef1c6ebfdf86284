import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { passOnPage } from '../../outbound/pass-on-page.ts'

const query = z.object({ code: z.string().max(100).optional() })

/** In sandbox mode only: the sandbox's page of parcels. */
export function courierPages(app: FastifyInstance, { env, sandboxUrl }: Deps): void {
  passOnPage(app, {
    url: '/dev/couriers',
    addressOf(request) {
      const asked = query.safeParse(request.query)
      if (env.courier.mode !== 'sandbox' || sandboxUrl === undefined || !asked.success) return undefined
      return `${sandboxUrl}/couriers?${new URLSearchParams(asked.data)}`
    },
  })
}
