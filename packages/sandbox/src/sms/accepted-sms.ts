import type { SmsGatewayName } from './accounts.ts'
import { countParts } from './count-parts.ts'

/** A message a stand-in took, as a phone would have shown it. */
export type SandboxSms = {
  gateway: SmsGatewayName
  sender: string
  /** `8801XXXXXXXXX` */
  number: string
  text: string
  /** ISO time. */
  at: string
  parts: number
  /** What the gateway answered as its own reference. */
  reference: string
}

const kept = 200

/** What was accepted, newest first. Older ones are forgotten: a demo may run for months. `onSms` is told of each. */
export function createAcceptedSms(clock: () => Date, onSms: (sms: SandboxSms) => void = () => {}) {
  const accepted: SandboxSms[] = []
  return {
    add(sms: Omit<SandboxSms, 'at' | 'parts'>): void {
      const taken = { ...sms, at: clock().toISOString(), parts: countParts(sms.text) }
      accepted.unshift(taken)
      onSms(taken)
      accepted.length = Math.min(accepted.length, kept)
    },
    list: (): SandboxSms[] => accepted.map((sms) => ({ ...sms })),
    clear(): void {
      accepted.length = 0
    },
  }
}

export type AcceptedSms = ReturnType<typeof createAcceptedSms>
