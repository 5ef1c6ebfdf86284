import type { SmsGatewayName } from './accounts.ts'

/** refuse: the gateway's own refusal · http-500: a broken server · hang: no answer at all · garbage: 200 with nonsense */
export const failureKinds = ['refuse', 'http-500', 'hang', 'garbage'] as const

export type FailureKind = (typeof failureKinds)[number]

type Failure = { kind: FailureKind; code: number | undefined; left: number }

/** Failures asked for in advance, per gateway, used up in the order they were asked for. */
export function createFailureSwitches() {
  const waiting = new Map<SmsGatewayName, Failure[]>()
  return {
    failNext(gateway: SmsGatewayName, kind: FailureKind, times = 1, code?: number): void {
      waiting.set(gateway, [...(waiting.get(gateway) ?? []), { kind, code, left: times }])
    },
    take(gateway: SmsGatewayName): Failure | undefined {
      const queue = waiting.get(gateway) ?? []
      const failure = queue[0]
      if (!failure) return undefined
      failure.left -= 1
      if (failure.left <= 0) queue.shift()
      return failure
    },
    clear: (): void => waiting.clear(),
  }
}
