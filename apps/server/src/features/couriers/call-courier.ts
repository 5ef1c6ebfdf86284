import { askJson, type JsonReply, Unanswered } from '../../outbound/ask-json.ts'
import { CourierAway, type CourierName } from './courier.ts'
import type { CourierMessage } from './store-courier-message.ts'

export const defaultTimeoutMs = 20_000

export type CourierLine = {
  courier: CourierName
  keep(message: CourierMessage): Promise<void>
  timeoutMs: number
}

type CourierCall = {
  /** Null for what is about no parcel and is written down nowhere, such as a token. */
  invoice: string | null
  kind: string
  url: string
  headers: Record<string, string>
  /** Posted as JSON; a GET without one. */
  body?: Record<string, unknown>
}

export type CourierReply = JsonReply

/** Asks a courier and waits no longer than it may take; both sides are kept. The answer is an object, or it is nonsense. */
export async function callCourier(line: CourierLine, call: CourierCall): Promise<CourierReply> {
  const { courier } = line
  const keep = async (direction: 'sent' | 'received', body: Record<string, unknown>) => {
    if (call.invoice !== null) await line.keep({ courier, invoice: call.invoice, kind: call.kind, direction, body })
  }
  await keep('sent', call.body ?? {})
  try {
    const reply = await fetchReply(line, call)
    await keep('received', { http: reply.status, ...reply.body })
    return reply
  } catch (error) {
    if (error instanceof CourierAway) await keep('received', { away: error.code })
    throw error
  }
}

async function fetchReply({ courier, timeoutMs }: CourierLine, { url, headers, body }: CourierCall) {
  try {
    return await askJson({
      service: courier,
      url,
      timeoutMs,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
  } catch (error) {
    throw error instanceof Unanswered ? new CourierAway(courier, error.code, error.message) : error
  }
}
