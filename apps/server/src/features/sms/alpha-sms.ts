import { z } from 'zod'
import { askAlphaDelivery } from './alpha-delivery.ts'
import { answerCode, answerReference } from './gateway-answer.ts'
import { defaultTimeoutMs, parseJson, postToGateway, unreadable } from './post-to-gateway.ts'
import { type SmsGateway, SmsRefused } from './sms-gateway.ts'

type AlphaSmsAccount = {
  baseUrl: string
  apiKey: string
  /** Without one the gateway uses its own number. */
  senderId?: string | undefined
  timeoutMs?: number
}

const name = 'alpha-sms'
const accepted = 0
const noValidNumber = 416

/** The gateway does not know itself what became of it. */
const unknownError = 409

const meanings: Record<number, string> = {
  400: 'a parameter is missing or wrong',
  403: 'the account may not do this',
  404: 'the address is wrong',
  405: 'the API key is wrong',
  409: 'the gateway has an unknown error',
  410: 'the account has expired',
  411: "the reseller's account has expired",
  412: 'the schedule is not valid',
  413: 'the sender id is not valid',
  414: 'the text is empty',
  415: 'the text is too long',
  416: 'the number is not valid',
  417: 'the balance is used up',
  420: 'the text is blocked',
  421: 'before its first recharge the account reaches its own number only',
}

const answerShape = z.object({
  error: answerCode,
  data: z.object({ request_id: answerReference }).nullish().catch(null),
})

/** Alpha SMS, sms.net.bd. */
export function alphaSms({ baseUrl, apiKey, senderId, timeoutMs = defaultTimeoutMs }: AlphaSmsAccount): SmsGateway {
  return {
    name,
    askDelivery: (reference, signal) => askAlphaDelivery({ baseUrl, apiKey, timeoutMs, reference, signal }),
    async send({ to, text }, signal) {
      const answer = await postToGateway({
        gateway: name,
        to,
        url: `${baseUrl}/sendsms`,
        body: new URLSearchParams({
          api_key: apiKey,
          msg: text,
          to: to.replace('+', ''),
          ...(senderId && { sender_id: senderId }),
        }),
        timeoutMs,
        signal,
      })
      const parsed = answerShape.safeParse(parseJson(answer.body))
      if (!parsed.success) throw unreadable(name, to, answer)
      const { error: code, data } = parsed.data
      if (code !== accepted)
        throw new SmsRefused(name, to, {
          code: String(code),
          meaning: meanings[code],
          permanent: code === noValidNumber,
          uncertain: code === unknownError,
        })
      if (!answer.ok) throw unreadable(name, to, answer)
      return { reference: data?.request_id ?? null }
    },
  }
}
