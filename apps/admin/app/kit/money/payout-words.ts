import type { ResponseOf } from '@prostuti/contract'
import type { giveRefund } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Decided = Omit<ResponseOf<typeof giveRefund>, 'payout_id'>

/** What came of a press that was to give money back. */
export const payoutWords = ({ state, refund }: Decided): string =>
  state === 'given' && refund !== null ? refundWords[refund]() : stateWords[state]()

const refundWords: Record<NonNullable<Decided['refund']>, () => string> = {
  asked: m.office_refund_given,
  done: m.office_refund_gone,
  failed: m.office_refund_failed,
}

const stateWords: Record<Decided['state'], () => string> = {
  proposed: m.office_refund_proposed,
  to_sign: m.office_refund_to_sign,
  given: m.office_refund_decided,
  refused: m.office_refund_refused,
  withdrawn: m.office_refund_refused,
}
