import type { ResponseOf } from '@prostuti/contract'
import type { readDayEnd } from '@prostuti/contract/staff'

export type Day = ResponseOf<typeof readDayEnd>['day']
export type DayWay = Day['ways'][number]
export type Exception = Day['exceptions'][number]

export const daysPath = '/api/v3/admin/day-ends'
