import { maskPhone } from '@prostuti/text/phone'

export type SmsGatewayName = 'ssl-wireless' | 'bulksmsbd' | 'alpha-sms'

export type Sms = {
  /** `+8801XXXXXXXXX` */
  to: string
  text: string
  /** At most 20 characters, never used before: SSL Wireless refuses a second one on the same day. */
  id: string
}

export type SmsGateway = {
  name: SmsGatewayName
  /** Resolves when the gateway took the message; anything else is a `SmsRefused`. */
  send(sms: Sms, signal?: AbortSignal): Promise<{ reference: string | null }>
}

/** A gateway did not take a message. It names neither the text, nor the account, nor the whole number. */
export class SmsRefused extends Error {
  readonly gateway: SmsGatewayName
  /** The gateway's own number, or one of ours: `timeout`, `unreachable`, `unreadable`, `http_500`. */
  readonly code: string
  /** The number itself is at fault: no other gateway would reach it either. */
  readonly permanent: boolean

  constructor(gateway: SmsGatewayName, to: string, refusal: { code: string; meaning?: string; permanent?: boolean }) {
    super(
      `${gateway} did not take an SMS to ${maskPhone(to)}: ${refusal.meaning ?? 'no reason known'} (${refusal.code})`,
    )
    this.name = 'SmsRefused'
    this.gateway = gateway
    this.code = refusal.code
    this.permanent = refusal.permanent ?? false
  }
}
