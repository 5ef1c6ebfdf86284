import type { ResponseOf } from '@prostuti/contract'
import type { listStock, readStock } from '@prostuti/contract/staff'

export type StockRow = ResponseOf<typeof listStock>['rows'][number]
export type StockSheet = ResponseOf<typeof readStock>

export const stockPath: (typeof listStock)['path'] = '/api/v3/admin/stock'
