import { dayAfter, laterDay } from '../days.ts'
import { type Paisa, taka } from '../money.ts'

/** Why so much goes back, or nothing. The words are the web's. */
export type RefundRule =
  /** Of a batch: it has not begun, or only just; afterwards in proportion to the classes that are left. */
  | 'before_start'
  | 'first_days'
  | 'in_proportion'
  /** Of an event: registration is still open. */
  | 'before_deadline'
  /** Of a subscription: bought a moment ago, and nothing was watched. */
  | 'unwatched'
  /** A cheaper batch was moved to, and what was paid is more than it costs. */
  | 'cheaper_batch'
  /** Nothing goes back: the batch is over, registration has closed, hours have passed, a video was watched. */
  | 'batch_over'
  | 'deadline_passed'
  | 'hours_passed'
  | 'watched'

/** What a doctor who leaves now gets back, and how that comes about. */
export type Reckoning = {
  readonly rule: RefundRule
  /** What the doctor enrolled at. */
  readonly total: Paisa
  /** What of the doctor's money is here. */
  readonly here: Paisa
  readonly classes: { readonly held: number; readonly all: number; readonly cost: Paisa } | null
  readonly sheets: { readonly sent: number; readonly cost: Paisa } | null
  /** What stays with the centre, were everything paid. */
  readonly keep: Paisa
  readonly back: Paisa
  /** The last day, or moment, on which everything goes back; null when there never was one. */
  readonly allUntil: string | null
}

/** Whether the rule lets one leave at all, be it with nothing. */
export const mayLeave = ({ rule }: Pick<Reckoning, 'rule'>): boolean =>
  !['batch_over', 'deadline_passed', 'hours_passed', 'watched'].includes(rule)

type Money = { readonly total: Paisa; readonly here: Paisa }

const allOf = (rule: RefundRule, money: Money, allUntil: string | null): Reckoning => ({
  ...{ rule, ...money, classes: null, sheets: null, keep: 0, back: money.here, allUntil },
})

const nothingOf = (rule: RefundRule, money: Money, allUntil: string | null): Reckoning => ({
  ...{ rule, ...money, classes: null, sheets: null, keep: money.here, back: 0, allUntil },
})

export type BatchToLeave = Money & {
  /** The day of the first class, and the day the doctor came; whichever is later begins the first days. */
  readonly firstClassOn: string
  readonly enrolledOn: string
  readonly endsOn: string
  readonly classes: { readonly held: number; readonly all: number }
  readonly sheets: { readonly sent: number; readonly cost: Paisa }
  readonly fullRefundDays: number
  /** The timetable that the doctor has moved away from, and its classes up to that day. */
  readonly left?: {
    readonly firstClassOn: string
    readonly movedOn: string
    readonly classes: { readonly held: number; readonly all: number }
  } | null
}

/**
 * Everything before the first class and in the whole days after it, of which the day itself is none; afterwards the share of the
 * classes that were held, in whole taka of the doctor's favour, and the sheets that were sent stay with the centre. Of what was
 * paid in parts nothing more is asked for. A move brings no first days again to whoever had used them up: then the classes of
 * before count, until more of the new ones are held.
 */
export function reckonBatchRefund(batch: BatchToLeave, today: string): Reckoning {
  const { total, here, enrolledOn, endsOn, fullRefundDays } = batch
  const money = { total, here }
  const before = leftTooLate(batch)
  const firstClassOn = before?.firstClassOn ?? batch.firstClassOn
  const begins = laterDay(firstClassOn, enrolledOn)
  const allUntil = dayAfter(begins, fullRefundDays)
  if (today < firstClassOn) return allOf('before_start', money, allUntil)
  if (today <= allUntil) return allOf('first_days', money, allUntil)
  if (today > endsOn) return nothingOf('batch_over', money, allUntil)
  const { held, all } = before && shareOf(before.classes) > shareOf(batch.classes) ? before.classes : batch.classes
  const share = all === 0 ? 0 : (total * Math.min(held, all)) / all
  const cost = Math.floor(share / taka) * taka
  const keep = Math.min(total, cost + batch.sheets.cost)
  return {
    ...{ rule: 'in_proportion', ...money, classes: { held, all, cost }, sheets: batch.sheets },
    ...{ keep, back: Math.max(0, here - keep), allUntil },
  }
}

/** The timetable that was left, unless leaving altogether would have given everything back on that day as well. */
function leftTooLate({ left, enrolledOn, fullRefundDays }: BatchToLeave): BatchToLeave['left'] {
  if (!left) return null
  return left.movedOn > dayAfter(laterDay(left.firstClassOn, enrolledOn), fullRefundDays) ? left : null
}

const shareOf = ({ held, all }: BatchToLeave['classes']): number => (all === 0 ? 0 : Math.min(held, all) / all)

/** The seat can be given to somebody else until registration closes, and not after. */
export function reckonEventRefund(event: Money & { readonly deadline: Date }, now: Date): Reckoning {
  const { total, here, deadline } = event
  const reckon = now < deadline ? allOf : nothingOf
  return reckon(now < deadline ? 'before_deadline' : 'deadline_passed', { total, here }, deadline.toISOString())
}

export type SubscriptionToLeave = Money & {
  readonly boughtAt: Date
  readonly refundHours: number
  readonly isWatched: boolean
}

export function reckonSubscriptionRefund(subscription: SubscriptionToLeave, now: Date): Reckoning {
  const { total, here, boughtAt, refundHours, isWatched } = subscription
  const until = new Date(boughtAt.getTime() + refundHours * 3_600_000)
  const money = { total, here }
  if (isWatched) return nothingOf('watched', money, null)
  return now < until
    ? allOf('unwatched', money, until.toISOString())
    : nothingOf('hours_passed', money, until.toISOString())
}

/** What a move to a cheaper batch left over. */
export const reckonMoveRefund = (money: Money, over: Paisa): Reckoning => ({
  ...{
    rule: 'cheaper_batch',
    ...money,
    classes: null,
    sheets: null,
    keep: money.here - over,
    back: over,
    allUntil: null,
  },
})
