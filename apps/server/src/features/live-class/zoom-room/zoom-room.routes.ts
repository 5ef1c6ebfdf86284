import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { proxyPage } from '../../../outbound/proxy-page.ts'
import { localeOf } from '../../../plugins/locale.ts'
import { zoomRoomPath } from '../browser-address.ts'
import { zoomRoomPage } from './zoom-room-page.ts'

/** The page on which Zoom's SDK runs. It holds nothing of anybody: the ticket comes behind the `#` of its address. */
export function zoomRoomRoute(app: FastifyInstance, { env, sandboxUrl }: Pick<Deps, 'env' | 'sandboxUrl'>): void {
  const isPlayed = env.zoom.mode === 'sandbox'
  const isAlone = isPlayed && sandboxUrl === undefined
  const room = { isPlayed, appKey: isAlone ? undefined : env.zoom.accounts(sandboxUrl).sdk?.key }
  app.get(zoomRoomPath, { schema: { hide: true }, config: { bringsItsOwnHeaders: true } }, (request, reply) => {
    const { html, headers } = zoomRoomPage(localeOf(request), room)
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
}

const meeting = z.string().regex(/^\d{9,12}$/)
const params = z.object({ meeting })
const query = z.object({ tk: z.string().min(1).max(200) })
const joining = z.object({ signature: z.string().max(1000), meeting, name: z.string().max(200) })

/** In sandbox mode only: the room behind a link of one's own, and what stands in for Zoom's SDK. */
export async function zoomSandboxPages(app: FastifyInstance, { env, sandboxUrl }: Pick<Deps, 'env' | 'sandboxUrl'>) {
  const base = env.zoom.mode === 'sandbox' ? sandboxUrl : undefined
  const page = (url: string, pathOf: (request: FastifyRequest) => string | undefined) =>
    app.register(async (one) =>
      proxyPage(one, {
        url,
        addressOf(request) {
          const path = pathOf(request)
          return base === undefined || path === undefined ? undefined : `${base}/zoom/${path}`
        },
      }),
    )
  await page('/sandbox/zoom/w/:meeting', (request) => {
    const [place, asked] = [params.safeParse(request.params), query.safeParse(request.query)]
    return place.success && asked.success ? `w/${place.data.meeting}?${new URLSearchParams(asked.data)}` : undefined
  })
  await page('/sandbox/zoom/sdk.js', () => 'sdk.js')
  await page('/sandbox/zoom/sdk-join', (request) => {
    const asked = joining.safeParse(request.query)
    return asked.success ? `sdk-join?${new URLSearchParams(asked.data)}` : undefined
  })
}
