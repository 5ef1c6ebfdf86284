import { z } from 'zod'
import { isSameSecret } from '../../auth/same-secret.ts'
import { type BookedParcel, type Courier, CourierAway, CourierRefused } from './courier.ts'
import { openPathaoLine, type PathaoOptions } from './pathao-line.ts'
import { pathaoState } from './pathao-words.ts'
import { addressLine, atMost, localPhone } from './wire-text.ts'

const created = z.object({ data: z.object({ consignment_id: z.string().min(1) }) })
const info = z.object({
  data: z.object({
    consignment_id: z.string(),
    merchant_order_id: z.string().nullish(),
    order_status: z.string().max(100).nullish(),
    order_status_slug: z.string().max(100).nullish(),
  }),
})
const refusal = z.object({ errors: z.record(z.string(), z.unknown()) })
const hint = z.object({
  merchant_order_id: z.string().max(100).nullish(),
  consignment_id: z.string().max(100).nullish(),
})

const name = 'pathao'
const byDay = 48
const parcelType = 2

/** Kilograms as Pathao takes them: half a kilogram to ten. */
export const pathaoWeight = (grams: number): number => Math.min(10, Math.max(0.5, Math.ceil(grams / 100) / 10))

function readBooking(answer: Record<string, unknown>): BookedParcel | undefined {
  const id = created.safeParse(answer).data?.data.consignment_id
  return id === undefined ? undefined : { consignmentId: id, trackingCode: id }
}

/** Pathao: finds city and zone in the address by itself, and can be asked by its own number only. */
export function pathao(options: PathaoOptions): Courier {
  const ask = openPathaoLine(options)
  const { storeId, webhookSecret, integrationSecret, trackingUrl } = options
  const unreadable = () => new CourierAway(name, 'unreadable', 'the answer has an unknown shape')

  return {
    name,
    available: true,

    async book(parcel) {
      const { body } = await ask({
        invoice: parcel.invoice,
        kind: 'book',
        path: '/orders',
        body: {
          store_id: storeId,
          merchant_order_id: parcel.invoice,
          recipient_name: atMost(100, parcel.recipient),
          recipient_phone: localPhone(parcel.phone),
          recipient_address: addressLine(220, parcel),
          delivery_type: byDay,
          item_type: parcelType,
          item_quantity: parcel.items,
          item_weight: pathaoWeight(parcel.weightGrams),
          item_description: atMost(200, parcel.contents),
          amount_to_collect: 0,
          ...(parcel.note !== null && { special_instruction: atMost(200, parcel.note) }),
        },
      })
      const done = readBooking(body)
      if (done !== undefined) return done
      const refused = refusal.safeParse(body)
      if (refused.success) throw new CourierRefused(name, refused.data.errors)
      throw unreadable()
    },

    readBooking,

    find: async () => 'unsure',

    async ask({ invoice, claimedId, ...parcel }) {
      const consignmentId = parcel.consignmentId ?? claimedId ?? null
      if (consignmentId === null) return undefined
      const path = `/orders/${encodeURIComponent(consignmentId)}/info`
      const { status, body } = await ask({ invoice, kind: 'status', path })
      if (status === 404) return undefined
      const read = info.safeParse(body)
      if (!read.success) throw unreadable()
      const { merchant_order_id: order, order_status_slug: slug, order_status: text } = read.data.data
      // Somebody else's parcel says nothing of ours.
      if (order !== invoice) return undefined
      const said = slug || text
      if (!said) throw unreadable()
      return { state: pathaoState(said), said, detail: null, consignmentId }
    },

    readWebhook(given, body) {
      if (!isSameSecret(given['x-pathao-signature'], webhookSecret)) return undefined
      const read = hint.safeParse(body)
      if (!read.success) return undefined
      return { invoice: read.data.merchant_order_id ?? null, consignmentId: read.data.consignment_id ?? null }
    },

    webhookHeaders: integrationSecret ? { 'x-pathao-merchant-webhook-integration-secret': integrationSecret } : {},
    trackingPage: (code) => (trackingUrl === null ? null : `${trackingUrl}${encodeURIComponent(code)}`),
  }
}
