import { maskPhone } from '@prostuti/text/phone'
import { smsParts } from '@prostuti/text/sms-parts'
import { noteSms } from '../../metrics/outcomes.ts'
import { type Sms, type SmsGateway, type SmsGatewayName, SmsRefused } from './sms-gateway.ts'

/** One try, as it is written down: what it cost and how it went, but neither the text nor the whole number. */
export type SmsTry = {
  gateway: SmsGatewayName
  /** Masked. */
  to: string
  parts: number
  ok: boolean
  /** Null when it went well. */
  code: string | null
  reference: string | null
  ms: number
}

type SmsSenders = {
  /** In the order they are tried. */
  gateways: readonly SmsGateway[]
  record: (made: SmsTry) => Promise<void>
}

/** No gateway took the message. */
export class SmsUndeliverable extends Error {
  readonly tries: readonly SmsTry[]
  /** The number itself is at fault; trying later does not help. */
  readonly permanent: boolean

  constructor(to: string, tries: readonly SmsTry[], options: { permanent: boolean; cause: unknown }) {
    const story = tries.map(({ gateway, code }) => `${gateway} ${code}`).join(', ')
    super(`No gateway took the SMS to ${maskPhone(to)}: ${story || 'none is set up'}`, { cause: options.cause })
    this.name = 'SmsUndeliverable'
    this.tries = tries
    this.permanent = options.permanent
  }
}

/** Hands a message to the first gateway that takes it. A bad number ends the search: the next would only cost money. */
export async function sendSms(
  { gateways, record }: SmsSenders,
  sms: Sms,
  signal?: AbortSignal,
): Promise<{ gateway: SmsGatewayName; reference: string | null }> {
  const tries: SmsTry[] = []
  let cause: unknown
  for (const gateway of gateways) {
    const outcome = await tryGateway(gateway, sms, signal)
    tries.push(outcome.made)
    await record(outcome.made)
    if (outcome.made.ok) return { gateway: gateway.name, reference: outcome.made.reference }
    signal?.throwIfAborted()
    cause = outcome.error
    if (cause instanceof SmsRefused && cause.permanent) break
  }
  throw new SmsUndeliverable(sms.to, tries, { permanent: cause instanceof SmsRefused && cause.permanent, cause })
}

type TriedSms = { made: SmsTry; error?: unknown }

/** One call of one gateway, and how it went; it throws nothing. */
export async function tryGateway(gateway: SmsGateway, sms: Sms, signal?: AbortSignal): Promise<TriedSms> {
  const started = performance.now()
  const known = { gateway: gateway.name, to: maskPhone(sms.to), parts: smsParts(sms.text).parts }
  const ms = () => Math.round(performance.now() - started)
  try {
    const { reference } = await gateway.send(sms, signal)
    noteSms(gateway.name, 'sent')
    return { made: { ...known, ok: true, code: null, reference, ms: ms() } satisfies SmsTry }
  } catch (error) {
    noteSms(gateway.name, error instanceof SmsRefused && error.uncertain ? 'in_doubt' : 'failed')
    const code = error instanceof SmsRefused ? error.code : signal?.aborted ? 'aborted' : 'fault'
    return { made: { ...known, ok: false, code, reference: null, ms: ms() } satisfies SmsTry, error }
  }
}
