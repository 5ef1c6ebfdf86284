import { randomInt } from 'node:crypto'
import { forgetOldest } from '../pay-page/forget-oldest.ts'
import type { SandboxCourierName } from './accounts.ts'

export type SandboxParcel = {
  courier: SandboxCourierName
  consignmentId: string
  trackingCode: string
  invoice: string
  recipient: string
  phone: string
  address: string
  /** In the courier's own word. */
  status: string
  at: string
}

type NewParcel = Pick<SandboxParcel, 'courier' | 'invoice' | 'recipient' | 'phone' | 'address' | 'status'>

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
const code = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** What was handed to the stand-ins, by the number each courier gave it. `onOrder` is told of every order, also of one that is refused. */
export function createParcels(clock: () => Date, onOrder: (invoice: string) => void = () => {}) {
  const byId = new Map<string, SandboxParcel>()
  const find = (test: (parcel: SandboxParcel) => boolean) => [...byId.values()].find(test)
  return {
    create(given: NewParcel): SandboxParcel {
      const isPathao = given.courier === 'pathao'
      const consignmentId = isPathao ? `DD${code(10)}` : String(randomInt(100_000_000, 999_999_999))
      const trackingCode = isPathao ? consignmentId : code(8)
      const parcel: SandboxParcel = { ...given, consignmentId, trackingCode, at: clock().toISOString() }
      byId.set(consignmentId, parcel)
      forgetOldest(byId)
      return parcel
    },
    hear: onOrder,
    byId: (courier: SandboxCourierName, id: string) => {
      const parcel = byId.get(id)
      return parcel?.courier === courier ? parcel : undefined
    },
    byInvoice: (courier: SandboxCourierName, invoice: string) =>
      find((parcel) => parcel.courier === courier && parcel.invoice === invoice),
    byCode: (trackingCode: string) => find((parcel) => parcel.trackingCode === trackingCode),
    /** Newest first. */
    all: () => [...byId.values()].reverse(),
    clear: () => byId.clear(),
  }
}

export type Parcels = ReturnType<typeof createParcels>
