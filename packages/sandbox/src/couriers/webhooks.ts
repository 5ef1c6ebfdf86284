import { createOutgoing } from '../outgoing.ts'
import { courierAccounts } from './accounts.ts'
import type { SandboxParcel } from './parcels.ts'

const patienceMs = 20_000

/** Tells a merchant's server what became of a parcel, as each courier does. Once: whoever was away asks by itself. */
export function createWebhooks(url: () => string | undefined, clock: () => Date) {
  const outgoing = createOutgoing()

  async function bring(address: string, headers: Record<string, string>, body: object): Promise<void> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.any([outgoing.signal, AbortSignal.timeout(patienceMs)]),
      })
      await response.arrayBuffer()
    } catch {
      // Nobody listens; a courier does not mind either.
    }
  }

  return {
    send(parcel: SandboxParcel): void {
      const base = url()
      if (base === undefined) return
      const { headers, body } =
        parcel.courier === 'steadfast' ? steadfastNews(parcel, clock()) : pathaoNews(parcel, clock())
      outgoing.add(bring(`${base}/${parcel.courier}`, headers, body))
    },
    idle: outgoing.idle,
    close: outgoing.close,
  }
}

const steadfastNews = ({ consignmentId, invoice, status }: SandboxParcel, at: Date) => ({
  headers: { authorization: `Bearer ${courierAccounts.steadfast.webhookToken}` },
  body: {
    notification_type: 'delivery_status',
    consignment_id: Number(consignmentId),
    invoice,
    cod_amount: 0,
    status,
    delivery_charge: 80,
    tracking_message: `Status: ${status}`,
    updated_at: at.toISOString(),
  },
})

const pathaoNews = ({ consignmentId, invoice, status }: SandboxParcel, at: Date) => ({
  headers: { 'x-pathao-signature': courierAccounts.pathao.webhookSecret },
  body: {
    event: `order.${status.toLowerCase().replaceAll('_', '-')}`,
    consignment_id: consignmentId,
    merchant_order_id: invoice,
    updated_at: at.toISOString(),
    store_id: courierAccounts.pathao.storeId,
  },
})
