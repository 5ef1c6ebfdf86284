import fc from 'fast-check'
import type { Discount } from './discount.ts'
import { type Losable, losable, type Outcome, outcomes } from './till.ts'

export type Who = 0 | 1 | 2

/**
 * `who` is one of three doctors, `item` one of what is sold, `which` counts payments from the newest, `dies` is the await at
 * which the process ends.
 */
type At = { who: Who; item: 0 | 1; which: number; dies: number | undefined }

/** What the second of two people does with what waits for them. */
export type Second = 'signs' | 'declines' | 'waits'

type Way = 'sslcommerz' | 'bkash' | 'manual'

/** One step for each name, so that they can be told apart. */
type Plain<Name extends string> = Name extends string ? { do: Name } & At : never

export type Step =
  | Plain<'enrols' | 'chooses instalments' | 'chooses the full fee' | 'takes the code back' | 'asks how it stands'>
  // Which of the two codes.
  | ({ do: 'enters a code'; code: 0 | 1 } & At)
  // Another timetable of the batch, or the same videos for longer.
  | Plain<'changes the choice'>
  | ({ do: 'begins to pay'; by: Way; trx: 0 | 1 } & At)
  | ({ do: 'at the gateway'; outcome: Outcome } & At)
  // Of money sent by hand it is staff who tell, and what is forged they refuse.
  | ({ do: 'comes back' | 'is told by IPN' | 'is told by everybody at once'; isForged: boolean } & At)
  | ({ do: 'gets money back'; how: 'all' | 'half' | 'half, and leaves'; isProposed: boolean; second: Second } & At)
  | ({ do: 'pays cash'; part: 'half' | 'all' } & At)
  | ({ do: 'is waived the debt'; part: 'half' | 'all'; second: Second } & At)
  // Cash, callbacks, decisions, signatures, the jobs and the end of the day.
  | Plain<'meets everybody at once'>
  // Of an order that was booked: another timetable, or another batch of the market.
  | ({ do: 'moves'; to: 0 | 1 | 2 } & At)
  | Plain<'puts off a part' | 'asks for money back' | 'takes the wish back'>
  | Plain<'is granted the wish' | 'is refused the wish'>
  // More callbacks than are heard at once, from anybody.
  | Plain<'is flooded with callbacks'>
  | Plain<'is approved by staff' | 'is refused by staff'>
  | { do: 'the jobs run'; dies: number | undefined }
  | { do: 'the second person answers'; isSigned: boolean; dies: number | undefined }
  | { do: 'the days are closed'; dies: number | undefined }
  // All three doctors with cash for the same, at the same moment.
  | { do: 'all pay cash at once'; item: 0 | 1; dies: number | undefined }
  // Shortly after midnight, when cashiers who pressed before it are not yet done.
  | { do: 'the day is closed while cash comes'; item: 0 | 1; dies: number | undefined }
  | { do: 'a statement comes'; of: 'bkash' | 'sslcommerz'; dies: number | undefined }
  | { do: 'time passes'; minutes: number }
  | { do: 'an answer is lost'; of: Losable; wasHeard: boolean }
  | { do: 'the gateway goes' | 'the gateway returns' | 'the tokens end' }
  | { do: 'staff change the price'; item: 0 | 1; percent: number }

export type Schedule = {
  sells: ('batch' | 'event' | 'shelf')[]
  seats: 1 | 2
  discounts: readonly [Discount, Discount]
  steps: Step[]
}

export const pick = fc.constantFrom
export const does = <Name extends string>(name: Name) => fc.constant(name)
const dies = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: fc.nat({ max: 60 }) })
export const rarelyDies = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }) },
)
export const at = {
  who: pick<Who[]>(0, 0, 0, 1, 1, 2),
  item: pick(0 as const, 0 as const, 1 as const),
  dies,
}
const atPayment = { ...at, which: pick(0, 0, 0, 1) }
export const by = {
  by: pick<Way[]>('sslcommerz', 'sslcommerz', 'sslcommerz', 'bkash', 'bkash', 'bkash', 'manual', 'manual'),
}
export const trx = { trx: pick(0 as const, 1 as const) }
export const code = { code: pick(0 as const, 0 as const, 1 as const) }
const second = { second: pick<Second[]>('signs', 'signs', 'signs', 'declines', 'waits') }
export const how = {
  how: pick<('all' | 'half' | 'half, and leaves')[]>('all', 'all', 'half', 'half, and leaves'),
  isProposed: pick(false, false, true),
  ...second,
}
export const part = { part: pick<('half' | 'all')[]>('half', 'all') }
export const waived = { ...part, ...second }
export const to = { to: pick(0 as const, 1 as const, 1 as const, 2 as const) }
export const wishes = [
  'puts off a part',
  'asks for money back',
  'takes the wish back',
  'is granted the wish',
  'is refused the wish',
] as const
// Most people who come so far pay.
const outcome = { outcome: pick<Outcome[]>('pays', 'pays', 'pays', 'pays', ...outcomes) }

const weigh = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary })

/** Anything, at any time. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(2, fc.record({ do: does('enrols'), ...atPayment })),
  weigh(3, fc.record({ do: does('begins to pay'), ...by, ...trx, ...atPayment })),
  weigh(
    2,
    fc.record({
      do: pick('chooses instalments', 'chooses the full fee', 'asks how it stands', 'changes the choice'),
      ...atPayment,
    }),
  ),
  weigh(2, fc.record({ do: does('enters a code'), ...code, ...atPayment })),
  weigh(2, fc.record({ do: does('takes the code back'), ...atPayment })),
  weigh(5, fc.record({ do: does('at the gateway'), ...outcome, ...atPayment })),
  weigh(
    6,
    fc.record({
      do: pick('comes back', 'is told by IPN', 'is told by everybody at once'),
      isForged: pick(false, false, false, true),
      ...atPayment,
    }),
  ),
  weigh(1, fc.record({ do: does('gets money back'), ...how, ...atPayment })),
  weigh(2, fc.record({ do: does('pays cash'), ...part, ...atPayment })),
  weigh(2, fc.record({ do: does('is waived the debt'), ...waived, ...atPayment })),
  weigh(1, fc.record({ do: does('the second person answers'), isSigned: pick(true, true, false), dies })),
  weigh(2, fc.record({ do: does('the days are closed'), dies })),
  weigh(1, fc.record({ do: pick('all pay cash at once', 'the day is closed while cash comes'), item: at.item, dies })),
  weigh(1, fc.record({ do: does('a statement comes'), of: pick('bkash' as const, 'sslcommerz' as const), dies })),
  weigh(1, fc.record({ do: does('meets everybody at once'), ...atPayment })),
  weigh(1, fc.record({ do: does('moves'), ...to, ...atPayment })),
  weigh(2, fc.record({ do: pick(...wishes), ...atPayment })),
  weigh(2, fc.record({ do: pick('is approved by staff', 'is refused by staff'), ...atPayment })),
  weigh(1, fc.record({ do: does('is flooded with callbacks'), ...atPayment })),
  weigh(2, fc.record({ do: does('the jobs run'), dies })),
  weigh(2, fc.record({ do: does('time passes'), minutes: pick(1, 3, 11, 16, 40, 400, 1500, 12_000) })),
  weigh(1, fc.record({ do: does('an answer is lost'), of: pick(...losable), wasHeard: fc.boolean() })),
  weigh(1, fc.record({ do: pick('the gateway goes', 'the gateway returns', 'the tokens end') })),
  weigh(1, fc.record({ do: does('staff change the price'), item: at.item, percent: pick(50, 80, 120, 150) })),
)
