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
  /**
   * A second message with an id that was used on the same day in Dhaka is refused as a duplicate: whoever does not know whether a
   * message was taken may send it again.
   */
  knowsOwnIds?: true
  /** Resolves when the gateway took the message; anything else is a `SmsRefused`. */
  send(sms: Sms, signal?: AbortSignal): Promise<{ reference: string | null }>
  /** Whether a message that it took has arrived, by the gateway's own reference; undefined while it does not know. */
  askDelivery?(reference: string, signal?: AbortSignal): Promise<SmsDelivery | undefined>
}

export type SmsDelivery = 'delivered' | 'undelivered'

type Refusal = {
  code: string
  meaning?: string | undefined
  permanent?: boolean
  uncertain?: boolean
  duplicate?: boolean
}

/** A gateway did not take a message. It names neither the text, nor the account, nor the whole number. */
export class SmsRefused extends Error {
  readonly gateway: SmsGatewayName
  /** The gateway's own number, or one of ours: `timeout`, `unreachable`, `unreadable`, `http_500`. */
  readonly code: string
  /** The number itself is at fault: no other gateway would reach it either. */
  readonly permanent: boolean
  /** Whether the message was taken is not known: the answer never came, or said nothing. */
  readonly uncertain: boolean
  /** The gateway has had a message with this id today. */
  readonly duplicate: boolean

  constructor(gateway: SmsGatewayName, to: string, refusal: Refusal) {
    super(
      `${gateway} did not take an SMS to ${maskPhone(to)}: ${refusal.meaning ?? 'no reason known'} (${refusal.code})`,
    )
    this.name = 'SmsRefused'
    this.gateway = gateway
    this.code = refusal.code
    this.permanent = refusal.permanent ?? false
    this.uncertain = refusal.uncertain ?? false
    this.duplicate = refusal.duplicate ?? false
  }
}
