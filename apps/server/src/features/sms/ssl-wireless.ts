import { z } from 'zod'
import { answerCode, answerReference } from './gateway-answer.ts'
import { defaultTimeoutMs, parseJson, postToGateway, unreadable } from './post-to-gateway.ts'
import { type SmsGateway, SmsRefused } from './sms-gateway.ts'

type SslWirelessAccount = {
  baseUrl: string
  apiToken: string
  /** The sender's name with the gateway ("masking"). */
  sid: string
  timeoutMs?: number
}

const name = 'ssl-wireless'
const invalidNumber = 4025
const usedId = 4023
/** The gateway does not know itself what became of it. */
const unknownError = 5000

const meanings: Record<number, string> = {
  4001: 'the API token is wrong',
  4002: 'the sender (SID) is not permitted',
  4003: "this server's IP address is not allowed",
  4004: 'the address is wrong',
  4005: 'the request is malformed',
  4020: 'the message id is not valid',
  4022: 'a parameter is missing',
  4023: 'the message id was used today',
  4025: 'the number is not valid',
  4026: 'the number is blocked at the gateway',
  4027: 'the text is too long',
  4028: 'the message is not valid',
  4029: 'too many requests',
  4030: 'too many numbers in one request',
  4031: 'too many requests in a second',
  5000: 'the gateway has an unknown error',
}

const failed = z.object({ status: z.literal('FAILED'), status_code: answerCode })

const taken = z.object({
  status: z.literal('SUCCESS'),
  // The request can succeed while its one message does not.
  smsinfo: z
    .array(
      z.object({
        sms_status: z.string(),
        status_message: z.string().catch(''),
        reference_id: answerReference,
      }),
    )
    .nullish(),
})

const answerShape = z.discriminatedUnion('status', [taken, failed])

/** SSL Wireless iSMS Plus v3. */
export function sslWireless({ baseUrl, apiToken, sid, timeoutMs = defaultTimeoutMs }: SslWirelessAccount): SmsGateway {
  return {
    name,
    knowsOwnIds: true,
    async send({ to, text, id }, signal) {
      const answer = await postToGateway({
        gateway: name,
        to,
        url: `${baseUrl}/api/v3/send-sms`,
        body: JSON.stringify({ api_token: apiToken, sid, msisdn: to.replace('+', ''), sms: text, csms_id: id }),
        timeoutMs,
        signal,
      })
      const parsed = answerShape.safeParse(parseJson(answer.body))
      if (!parsed.success) throw unreadable(name, to, answer)
      if (parsed.data.status === 'FAILED') throw refused(to, parsed.data.status_code)
      if (!answer.ok) throw unreadable(name, to, answer)
      const info = parsed.data.smsinfo?.[0]
      if (info && info.sms_status !== 'SUCCESS') throw messageRefused(to, info)
      return { reference: info?.reference_id ?? null }
    },
  }
}

function refused(to: string, code: number): SmsRefused {
  return new SmsRefused(name, to, {
    code: String(code),
    meaning: meanings[code],
    permanent: code === invalidNumber,
    uncertain: code === unknownError,
    duplicate: code === usedId,
  })
}

function messageRefused(to: string, info: { sms_status: string; status_message: string }): SmsRefused {
  if (info.sms_status === 'INVALID' && /msisdn/i.test(info.status_message)) return refused(to, invalidNumber)
  if (info.sms_status === 'DUPLICATE') return refused(to, usedId)
  return refused(to, 4028)
}
