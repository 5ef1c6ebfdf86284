import type { courseSheets, ResponseOf, readDelivery } from '@prostuti/contract'
import { get } from '../../api/get.ts'
import { addressOf } from '../../kit/address/address-of.ts'

export type Sheets = ResponseOf<typeof courseSheets>
export type Sheet = Sheets['sheets'][number]
export type Parcel = Sheets['deliveries'][number]
export type Delivery = ResponseOf<typeof readDelivery>['delivery']
export type DeliveryAddress = Delivery['address']
export type DeliveryState = Delivery['state']

export const sheetsQuery = (id: string) => get<typeof courseSheets>('/api/v3/web/doctor/courses/:id/sheets', {}, { id })

/** News comes by itself; asked for now and then all the same, for networks that hold no connection open. */
export const deliveryQuery = (id: string, deliveryId: string) => ({
  ...get<typeof readDelivery>('/api/v3/web/doctor/courses/:id/deliveries/:deliveryId', {}, { id, deliveryId }),
  refetchInterval: 90_000,
})

export const sheetsAddress = (id: string | number) => addressOf('/my/courses/:id/lecture-sheet', { id })
export const trackAddress = (id: string | number, deliveryId: number) =>
  addressOf('/my/courses/:id/lecture-sheet-track/:deliveryId', { id, deliveryId })
