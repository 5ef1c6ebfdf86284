import { z } from 'zod'
import { isSameSecret } from '../../auth/same-secret.ts'
import { type CourierLine, callCourier, defaultTimeoutMs } from './call-courier.ts'
import { type BookedParcel, type Courier, CourierAway, CourierRefused } from './courier.ts'
import { steadfastState } from './steadfast-words.ts'
import type { CourierMessage } from './store-courier-message.ts'
import { addressLine, atMost, localPhone } from './wire-text.ts'

export type SteadfastAccount = {
  baseUrl: string
  apiKey: string
  secretKey: string
  /** The bearer token that we set in their panel; without one no webhook is believed. */
  webhookToken?: string | undefined
  /** The tracking code is added to it; null where nobody may follow. */
  trackingUrl: string | null
}

type SteadfastSettings = SteadfastAccount & { keep(message: CourierMessage): Promise<void>; timeoutMs?: number }

const idText = z.union([z.string().min(1).max(100), z.number().transform(String)])
const created = z.object({
  status: z.literal(200),
  consignment: z.object({ consignment_id: idText, tracking_code: z.string().min(1).nullish() }),
})
const statusAnswer = z.object({ status: z.literal(200), delivery_status: z.string().min(1).max(100) })
const refusal = z.object({ errors: z.record(z.string(), z.unknown()) })
const hint = z.object({ invoice: z.string().max(100).nullish(), consignment_id: idText.nullish() })

const name = 'steadfast'

function readBooking(answer: Record<string, unknown>): BookedParcel | undefined {
  const { data } = created.safeParse(answer)
  return (
    data && { consignmentId: data.consignment.consignment_id, trackingCode: data.consignment.tracking_code ?? null }
  )
}

/** Steadfast: a free address in one line, and every question can be asked by our own invoice. */
export function steadfast(options: SteadfastSettings): Courier {
  const { baseUrl, apiKey, secretKey, webhookToken, trackingUrl } = options
  const line: CourierLine = { courier: name, keep: options.keep, timeoutMs: options.timeoutMs ?? defaultTimeoutMs }
  const headers = { 'api-key': apiKey, 'secret-key': secretKey }
  const unreadable = () => new CourierAway(name, 'unreadable', 'the answer has an unknown shape')

  async function status(invoice: string, path: string) {
    const reply = await callCourier(line, { invoice, kind: 'status', url: `${baseUrl}/${path}`, headers })
    if (reply.status === 404) return undefined
    const said = statusAnswer.safeParse(reply.body)
    if (!said.success) throw unreadable()
    return said.data.delivery_status
  }
  const byInvoice = (invoice: string) => status(invoice, `status_by_invoice/${encodeURIComponent(invoice)}`)

  /** After the number was called taken: without an answer it stays open whether the parcel is there. */
  async function isThere(invoice: string): Promise<boolean> {
    try {
      return (await byInvoice(invoice)) !== undefined
    } catch (error) {
      if (error instanceof CourierAway) throw new CourierAway(name, 'cut', 'the parcel may be there')
      throw error
    }
  }

  return {
    name,
    available: true,

    async book(parcel) {
      const { status: http, body } = await callCourier(line, {
        invoice: parcel.invoice,
        kind: 'book',
        url: `${baseUrl}/create_order`,
        headers,
        body: {
          invoice: parcel.invoice,
          recipient_name: atMost(100, parcel.recipient),
          recipient_phone: localPhone(parcel.phone),
          recipient_address: addressLine(250, parcel),
          // The sheets belong to the fee: nothing is collected at the door.
          cod_amount: 0,
          item_description: atMost(200, parcel.contents),
          ...(parcel.note !== null && { note: atMost(200, parcel.note) }),
        },
      })
      const done = readBooking(body)
      if (done !== undefined) return done
      const refused = refusal.safeParse(body)
      // Booked by an earlier try of ours: nobody else uses our numbers.
      if (refused.success && 'invoice' in refused.data.errors && (await isThere(parcel.invoice)))
        return { consignmentId: null, trackingCode: null }
      if (refused.success) throw new CourierRefused(name, refused.data.errors)
      if (http === 401 || http === 403) throw new CourierAway(name, 'token', 'our keys are not taken')
      throw unreadable()
    },

    readBooking,

    find: async (invoice) => ((await byInvoice(invoice)) === undefined ? 'not_there' : 'there'),

    async ask({ invoice, consignmentId }) {
      const said =
        consignmentId === null
          ? await byInvoice(invoice)
          : await status(invoice, `status_by_cid/${encodeURIComponent(consignmentId)}`)
      return said === undefined ? undefined : { state: steadfastState(said), said, detail: null }
    },

    readWebhook(given, body) {
      if (!isSameSecret(given.authorization, webhookToken && `Bearer ${webhookToken}`)) return undefined
      const read = hint.safeParse(body)
      if (!read.success) return undefined
      return { invoice: read.data.invoice ?? null, consignmentId: read.data.consignment_id ?? null }
    },

    webhookHeaders: {},
    trackingPage: (code) => (trackingUrl === null ? null : `${trackingUrl}${encodeURIComponent(code)}`),
  }
}
