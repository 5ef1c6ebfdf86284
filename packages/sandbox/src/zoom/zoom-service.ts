import { z } from 'zod'
import { controlRoute, done } from '../control-route.ts'
import { createPaySwitches, type PayFailureKind, payFailureKinds } from '../pay-page/switches.ts'
import { html, json, type SandboxRoute } from '../wire.ts'
import { createRegistrants, type SandboxRegistrant } from './registrants.ts'
import { zoomApi } from './zoom-api.ts'
import { zoomPage, zoomPolicy } from './zoom-page.ts'
import { zoomSdkRoutes } from './zoom-sdk.ts'

type ZoomFailure = { kind: PayFailureKind; times?: number | undefined; at?: string | undefined }

export type ZoomControl = {
  /** Newest first. */
  registrants(): SandboxRegistrant[]
  setDown(isDown: boolean): void
  failNext(failure: ZoomFailure): void
  /** How many registrations a second it takes. */
  setPerSecond(limit: number): void
  tokensGiven(): number
  revokeTokens(): void
  clear(): void
}

const downBody = z.object({ down: z.boolean() })
const failBody = z.object({
  kind: z.enum(payFailureKinds),
  times: z.int().min(1).max(1000).optional(),
  at: z.string().optional(),
})

const name = 'zoom'

/** Zoom's API, the page that stands in for a meeting, and what tests steer them with. */
export function createZoomService({ clock, pagesUrl }: { clock: () => Date; pagesUrl: () => string }): {
  routes: SandboxRoute[]
  control: ZoomControl
} {
  const registrants = createRegistrants(clock)
  const api = zoomApi({ registrants, clock, pagesUrl })
  const switches = createPaySwitches<typeof name>()
  const control: ZoomControl = {
    registrants: registrants.all,
    setDown: (isDown) => switches.setDown(name, isDown),
    failNext: (failure) => switches.failNext({ gateway: name, ...failure }),
    setPerSecond: registrants.setPerSecond,
    tokensGiven: api.tokensGiven,
    revokeTokens: api.revokeTokens,
    clear() {
      registrants.clear()
      api.clear()
      switches.clear()
    },
  }
  const headers = { 'content-security-policy': zoomPolicy, 'cache-control': 'no-store' }
  return {
    control,
    routes: [
      ...api.routes.map((route) => switches.guard(name, route)),
      ...zoomSdkRoutes(clock),
      {
        methods: ['GET'],
        path: '/zoom/w/:meeting',
        answer(request) {
          const found = registrants.byTk(request.query.get('tk') ?? '')
          const isHere = found?.meeting === request.path.split('/').at(-1)
          return html(zoomPage(isHere ? found : undefined), isHere ? 200 : 404, headers)
        },
      },
      { methods: ['GET'], path: '/control/zoom/registrants', answer: () => json({ registrants: registrants.all() }) },
      controlRoute('zoom/down', downBody, ({ down }) => done(() => control.setDown(down))),
      controlRoute('zoom/fail-next', failBody, (body) => done(() => control.failNext(body))),
    ],
  }
}
