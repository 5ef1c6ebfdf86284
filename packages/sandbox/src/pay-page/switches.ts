import { html, type SandboxAnswer, type SandboxRequest, type SandboxRoute } from '../wire.ts'
import type { PaymentGatewayName } from './accounts.ts'

/**
 * http-500: a broken server · http-503: closed for maintenance · hang: no answer at all · garbage: 200 with nonsense · list: JSON of a wrong shape ·
 * lost: the work is done, its answer does not arrive
 */
export const payFailureKinds = ['http-500', 'http-503', 'hang', 'garbage', 'list', 'lost'] as const

export type PayFailureKind = (typeof payFailureKinds)[number]

export type PayFailure<Name extends string = PaymentGatewayName> = {
  gateway: Name
  kind: PayFailureKind
  /** Once unless told otherwise. */
  times?: number | undefined
  /** Only addresses that contain this, such as `execute`. */
  at?: string | undefined
}

/** Failures asked for in advance, used up in their order, and whole gateways that are away. */
export function createPaySwitches<Name extends string = PaymentGatewayName>() {
  let waiting: (PayFailure<Name> & { left: number })[] = []
  const down = new Set<Name>()

  function take(gateway: Name, path: string): PayFailureKind | undefined {
    if (down.has(gateway)) return 'http-503'
    const failure = waiting.find((one) => one.gateway === gateway && path.includes(one.at ?? ''))
    if (!failure) return undefined
    failure.left -= 1
    waiting = waiting.filter(({ left }) => left > 0)
    return failure.kind
  }

  return {
    failNext(failure: PayFailure<Name>): void {
      waiting.push({ ...failure, left: failure.times ?? 1 })
    },
    setDown(gateway: Name, isDown: boolean): void {
      if (isDown) down.add(gateway)
      else down.delete(gateway)
    },
    clear(): void {
      waiting = []
      down.clear()
    },
    /** A route of a gateway that may fail as it was asked to. */
    guard(gateway: Name, route: SandboxRoute): SandboxRoute {
      return {
        ...route,
        async answer(request: SandboxRequest) {
          const kind = take(gateway, request.path)
          if (kind === undefined) return route.answer(request)
          if (kind === 'lost') await route.answer(request)
          return failed(kind)
        },
      }
    },
  }
}

function failed(kind: PayFailureKind): SandboxAnswer {
  switch (kind) {
    case 'http-500':
      return html('<h1>500 Internal Server Error</h1>', 500)
    case 'http-503':
      return html('<h1>503 Service Unavailable</h1>', 503)
    case 'lost':
      return html('<h1>504 Gateway Time-out</h1>', 504)
    case 'garbage':
      return html('<br /><b>Warning</b>: mysqli_connect() in <b>/var/www/api.php</b> on line <b>12</b><br />{"statu')
    case 'list':
      return { status: 200, contentType: 'application/json', body: '{"status":["VALID"],"APIConnect":7,"amount":null}' }
    case 'hang':
      return 'hang'
  }
}
