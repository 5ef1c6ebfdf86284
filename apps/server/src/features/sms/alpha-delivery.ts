import { z } from 'zod'
import { exchange } from '../../outbound/exchange.ts'
import { answerCode } from './gateway-answer.ts'
import { parseJson } from './post-to-gateway.ts'
import type { SmsDelivery } from './sms-gateway.ts'

const reportShape = z.object({
  error: answerCode.pipe(z.literal(0)),
  data: z.object({ recipients: z.array(z.object({ status: z.string().max(40) })).min(1) }),
})

/** What Alpha SMS calls the end of a message. Anything else is not the end yet. */
const deliveries: Record<string, SmsDelivery | undefined> = {
  delivered: 'delivered',
  sent: 'delivered',
  failed: 'undelivered',
  undelivered: 'undelivered',
  rejected: 'undelivered',
  expired: 'undelivered',
}

type Report = { baseUrl: string; apiKey: string; timeoutMs: number; reference: string; signal: AbortSignal | undefined }

/** Asks for the report of one request. A gateway that is away, or says nothing we know, is asked again later. */
export async function askAlphaDelivery({ baseUrl, apiKey, timeoutMs, reference, signal }: Report) {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const query = new URLSearchParams({ api_key: apiKey })
    const init = {
      headers: { accept: 'application/json' },
      // Following a redirect would hand the account's key to whoever the answer names.
      redirect: 'error' as const,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }
    const url = `${baseUrl}/report/request/${encodeURIComponent(reference)}/?${query}`
    const { text } = await exchange({ service: 'alpha-sms', url, init })
    const report = reportShape.safeParse(parseJson(text))
    return report.success ? deliveries[report.data.data.recipients[0]!.status.toLowerCase()] : undefined
  } catch {
    return undefined
  }
}
