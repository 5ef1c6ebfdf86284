import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { proxyPage } from '../../outbound/proxy-page.ts'

const params = z.object({ page: z.enum(['sslcommerz', 'bkash', 'bengali-400-600.woff2']) })
const query = z.object({ key: z.string().max(100).default('') })

/** In sandbox mode only: the sandbox's payment pages. */
export function payPageRoutes(app: FastifyInstance, { env, sandboxUrl }: Deps): void {
  proxyPage(app, {
    url: '/sandbox/pay/:page',
    addressOf(request) {
      const place = params.safeParse(request.params)
      const asked = query.safeParse(request.query)
      if (env.payment.mode !== 'sandbox' || sandboxUrl === undefined || !place.success || !asked.success)
        return undefined
      return `${sandboxUrl}/pay/${place.data.page}?${new URLSearchParams(asked.data)}`
    },
  })
}
