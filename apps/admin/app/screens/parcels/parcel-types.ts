import type { ResponseOf } from '@prostuti/contract'
import type { listParcels, readParcel } from '@prostuti/contract/staff'

export type ParcelRow = ResponseOf<typeof listParcels>['rows'][number]
export type ParcelPage = ResponseOf<typeof readParcel>
export type Parcel = ParcelPage['parcel']

export const parcelsPath: (typeof listParcels)['path'] = '/api/v3/admin/parcels'
