import type { ResponseOf } from '@prostuti/contract'
import type { listRefunds } from '@prostuti/contract/staff'

export const path = '/api/v3/admin/refunds'
export const requestsPath = '/api/v3/admin/refund-requests'

type Waiting = ResponseOf<typeof listRefunds>
export type Request = Waiting['requests'][number]
export type Payout = Waiting['payouts'][number]
export type Lost = Waiting['lost'][number]
export type Failed = Waiting['failed'][number]
/** What somebody is about to decide, and about which line. */
export type Open =
  | { verb: 'grant' | 'refuse'; request: Request }
  | { verb: 'accept' | 'refuse_payout' | 'sign' | 'decline'; payout: Payout }
  | { verb: 'say'; lost: Lost }
  | { verb: 'send_again' | 'give_up'; failed: Failed }
