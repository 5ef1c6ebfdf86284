import { smsParts } from '@prostuti/text/sms-parts'
import { z } from 'zod'
import { answerCode, answerReference } from './gateway-answer.ts'
import { defaultTimeoutMs, parseJson, postToGateway, unreadable } from './post-to-gateway.ts'
import { type SmsGateway, SmsRefused } from './sms-gateway.ts'

type BulkSmsAccount = {
  baseUrl: string
  apiKey: string
  senderId: string
  timeoutMs?: number
}

const name = 'bulksmsbd'
const accepted = 202
const invalidNumber = 1001

/** The gateway does not know itself what became of it. */
const internalError = 1005

const meanings: Record<number, string> = {
  1001: 'the number is not valid',
  1002: 'the sender id is wrong or switched off',
  1003: 'a parameter is missing',
  1005: 'the gateway has an internal error',
  1006: 'the balance is no longer valid',
  1007: 'the balance is used up',
  1011: 'the API key is wrong',
  1012: 'a branded sender must write Bengali',
  1013: 'the sender id has no gateway',
  1014: 'the sender type is unknown',
  1015: 'the sender id has no valid gateway',
  1016: 'the sender id has no active price',
  1017: 'the sender id has no price',
  1018: 'the account is switched off',
  1019: "the account's price is switched off",
  1020: 'the parent account is missing',
  1021: "the parent account's price is missing",
  1031: 'the account is not verified',
  1032: "this server's IP address is not allowed",
}

// Older accounts are answered with the bare code, newer ones with an object.
const answerShape = z.union([
  z.object({ response_code: answerCode, message_id: answerReference }),
  answerCode.transform((response_code) => ({ response_code, message_id: null })),
])

export function bulkSmsBd({ baseUrl, apiKey, senderId, timeoutMs = defaultTimeoutMs }: BulkSmsAccount): SmsGateway {
  return {
    name,
    async send({ to, text }, signal) {
      const answer = await postToGateway({
        gateway: name,
        to,
        url: `${baseUrl}/api/smsapi`,
        body: new URLSearchParams({
          api_key: apiKey,
          // As `text`, Bengali arrives as question marks.
          type: smsParts(text).encoding === 'ucs-2' ? 'unicode' : 'text',
          number: to.replace('+', ''),
          senderid: senderId,
          message: text,
        }),
        timeoutMs,
        signal,
      })
      const parsed = answerShape.safeParse(parseJson(answer.body))
      if (!parsed.success) throw unreadable(name, to, answer)
      const { response_code: code, message_id: reference } = parsed.data
      if (code !== accepted)
        throw new SmsRefused(name, to, {
          code: String(code),
          meaning: meanings[code],
          permanent: code === invalidNumber,
          uncertain: code === internalError,
        })
      if (!answer.ok) throw unreadable(name, to, answer)
      return { reference: reference ?? null }
    },
  }
}
