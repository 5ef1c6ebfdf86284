import fc from 'fast-check'
import type { Discount } from './discount.ts'
import {
  at,
  by,
  code,
  does,
  how,
  part,
  pick,
  rarelyDies,
  type Schedule,
  type Step,
  step,
  to,
  trx,
  type Who,
  waived,
  wishes,
} from './steps.ts'
import { type Outcome, outcomes } from './till.ts'

/** A doctor begins to pay and acts at the gateway; then anything may happen. */
const begin = (who: Who): fc.Arbitrary<Step[]> => {
  const own = { ...at, which: fc.constant(0), who: fc.constant(who), item: fc.constant(0 as const), dies: rarelyDies }
  return fc
    .tuple(
      fc.record({ do: does('enrols'), ...own }),
      fc.option(fc.record({ do: does('chooses instalments'), ...own }), { freq: 2 }),
      fc.option(fc.record({ do: does('enters a code'), ...code, ...own }), { freq: 2 }),
      fc.record({ do: does('begins to pay'), ...by, ...trx, ...own }),
      fc.record({ do: does('at the gateway'), outcome: pick<Outcome[]>('pays', 'pays', ...outcomes), ...own }),
    )
    .map((steps) => steps.filter((each) => each !== null))
}

const beginBoth = fc.tuple(begin(0), begin(1)).map((steps) => steps.flat())

type Way = { who: Who; item: 0 | 1 }
const alone = ({ who, item }: Way) => ({
  who: fc.constant(who),
  item: fc.constant(item),
  which: fc.constant<number>(0),
  dies: rarelyDies,
})
const first = alone({ who: 0, item: 0 })
/** The same, and no process dies of it. */
const untroubled = { ...first, dies: fc.constant(undefined) }
const toldOf = (of: typeof first) => fc.record({ do: does('is told by IPN'), isForged: fc.constant(false), ...of })
const told = toldOf(first)
const pays = (of: typeof first) =>
  fc.record({ do: does('at the gateway'), outcome: fc.constant<Outcome>('pays'), ...of })
const beginsToPay = (of: typeof first) => fc.record({ do: does('begins to pay'), ...by, ...trx, ...of })

const entersCode = (of: typeof first) => fc.record({ do: does('enters a code'), code: fc.constant<0 | 1>(0), ...of })

/** What a doctor can do to an order whose payment is on its way. */
const meddles = (of: typeof first): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.record({ do: does('takes the code back'), ...of }),
    fc.record({ do: does('takes the code back'), ...of }),
    fc.record({ do: does('enters a code'), code: fc.constant<0 | 1>(1), ...of }),
    fc.record({ do: pick('chooses instalments', 'chooses the full fee', 'changes the choice'), ...of }),
    fc.record({ do: does('staff change the price'), item: fc.constant(0 as const), percent: pick(50, 150) }),
    fc.record({ do: does('time passes'), minutes: pick(16, 40, 400) }),
  )

/**
 * Somebody begins to pay with a code and changes what was agreed before the money is sent; meanwhile the code is tried for
 * another item, or by another doctor, and both pay.
 */
const beginAndMeddle: fc.Arbitrary<Step[]> = pick<Way[]>({ who: 0, item: 1 }, { who: 0, item: 1 }, { who: 1, item: 0 })
  .map(alone)
  .chain((next) =>
    fc.tuple(
      fc.tuple(fc.record({ do: does('enrols'), ...first }), entersCode(first), beginsToPay(first)),
      fc.array(meddles(first), { minLength: 1, maxLength: 3 }),
      fc.tuple(fc.record({ do: does('enrols'), ...next }), entersCode(next), beginsToPay(next)),
      fc.option(beginsToPay(first), { freq: 3 }),
      fc.array(meddles(next), { maxLength: 1 }),
      fc
        .shuffledSubarray<'first' | 'next' | 'earlier'>(['first', 'next', 'earlier'], { minLength: 2 })
        .chain((payers) =>
          fc.tuple(
            ...payers.map((payer) => {
              const of =
                payer === 'next' ? next : payer === 'first' ? first : { ...first, which: fc.constant<number>(1) }
              return fc.tuple(pays(of), toldOf(of))
            }),
          ),
        ),
    ),
  )
  .map(([begins, meddled, nextBegins, again, more, paid]) => [
    ...begins,
    ...meddled,
    ...nextBegins,
    ...(again === null ? [] : [again]),
    ...more,
    ...paid.flat(),
  ])

/** Somebody with a code is slow to pay, and another doctor, or the same one for another item, uses it meanwhile. */
const beginLate: fc.Arbitrary<Step[]> = pick<Way[]>({ who: 1, item: 0 }, { who: 1, item: 1 }, { who: 0, item: 1 })
  .map(alone)
  .chain((quick) =>
    fc.tuple(
      fc.record({ do: does('enrols'), ...first }),
      entersCode(first),
      beginsToPay(first),
      fc.record({ do: does('time passes'), minutes: pick(16, 40) }),
      fc.record({ do: does('enrols'), ...quick }),
      entersCode(quick),
      beginsToPay(quick),
      pays(quick),
      toldOf(quick),
      pays(first),
    ),
  )

/** Some are paid back, perhaps in two goes, and of one of them nothing is heard. */
const leave: fc.Arbitrary<Step[]> = fc
  .tuple(
    told,
    fc.option(fc.record({ do: does('gets money back'), ...how, how: does('half'), ...first }), { freq: 2 }),
    fc.option(
      fc.record({ do: does('an answer is lost'), of: does('refund/payment/transaction'), wasHeard: fc.boolean() }),
      { freq: 4 },
    ),
    fc.record({ do: does('gets money back'), ...how, ...first }),
  )
  .map((steps) => steps.filter((each) => each !== null))

/** Some change what they have: another place, a later part, or they want to leave, and staff decide. */
const changeMind: fc.Arbitrary<Step[]> = fc.tuple(
  told,
  fc.record({ do: does('staff change the price'), item: fc.constant(1 as const), percent: pick(50, 50, 150) }),
  fc.oneof(
    fc.record({ do: does('moves'), ...to, ...first }),
    fc.record({ do: does('moves'), ...to, ...first }),
    fc.record({ do: does('puts off a part'), ...first }),
    fc.record({ do: does('asks for money back'), ...first }),
  ),
  fc.oneof(
    fc.record({ do: pick('is granted the wish', 'is granted the wish', 'is refused the wish'), ...first }),
    fc.record({ do: does('asks for money back'), ...first }),
    beginsToPay(first),
    fc.record({ do: does('time passes'), minutes: pick(400, 12_000) }),
  ),
  fc.oneof(
    fc.record({ do: pick(...wishes), ...first }),
    fc.record({ do: does('moves'), ...to, ...first }),
    pays(first),
  ),
  fc.record({ do: pick('is granted the wish', 'takes the wish back'), ...first }),
)

/** Staff at their desks: cash for what is open, a debt waived, what waits signed, the statement, and the day closed after midnight. */
const atTheDesks: fc.Arbitrary<Step[]> = fc
  .tuple(
    told,
    fc.oneof(
      fc.record({ do: does('is waived the debt'), ...waived, ...first }),
      fc.record({ do: does('pays cash'), ...part, ...first }),
      fc.record({ do: does('meets everybody at once'), ...first }),
    ),
    fc.option(beginsToPay(first), { freq: 2 }),
    fc.record({ do: does('the second person answers'), isSigned: pick(true, true, false), dies: rarelyDies }),
    fc.option(fc.record({ do: does('gets money back'), ...how, ...first }), { freq: 2 }),
    fc.record({ do: does('a statement comes'), of: pick('bkash' as const, 'sslcommerz' as const), dies: rarelyDies }),
    fc.oneof(
      fc.tuple(
        fc.record({ do: does('time passes'), minutes: pick(400, 1500) }),
        fc.record({ do: does('the days are closed'), dies: rarelyDies }),
      ),
      fc
        .record({ do: does('the day is closed while cash comes'), item: first.item, dies: rarelyDies })
        .map((closed): Step[] => [closed]),
    ),
  )
  .map((steps) => steps.filter((each) => each !== null).flat())

/** Somebody pays the first part without any trouble, at a gateway or in cash, and staff do the rest. */
const payAndMeetStaff: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.record({ do: does('enrols'), ...untroubled }),
    fc.record({ do: pick('chooses instalments', 'chooses instalments', 'chooses the full fee'), ...untroubled }),
    fc.oneof(
      fc.tuple(beginsToPay(untroubled), pays(untroubled), toldOf(untroubled)),
      fc.record({ do: does('pays cash'), ...part, ...untroubled }).map((cash): Step[] => [cash]),
    ),
    atTheDesks,
  )
  .map(([...steps]) => steps.flat())

/** All ask for it, each when the seat of the one before is no longer held; then all pay at the same moment. */
const rush: fc.Arbitrary<Step[]> = fc
  .tuple(
    ...([0, 1, 2] as const).map((who) =>
      fc.tuple(
        fc.record({ do: does('enrols'), ...untroubled, who: fc.constant(who) }),
        fc.record({ do: does('time passes'), minutes: pick(16, 16, 40) }),
      ),
    ),
    fc
      .record({
        do: pick('all pay cash at once', 'the day is closed while cash comes'),
        item: first.item,
        dies: rarelyDies,
      })
      .map((paid): Step[] => [paid]),
  )
  .map((steps) => steps.flat())

/** Somebody sends money by hand; staff find it, do not find it, or several of them say both at once. */
const sendByHand: fc.Arbitrary<Step[]> = fc.tuple(
  fc.record({ do: does('enrols'), ...untroubled }),
  fc.record({ do: does('begins to pay'), by: does('manual'), ...trx, ...untroubled }),
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ do: pick('is approved by staff', 'is refused by staff'), ...first }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: does('is told by everybody at once'), isForged: fc.boolean(), ...untroubled }),
    },
  ),
  fc.oneof(fc.record({ do: pick('is approved by staff', 'is refused by staff'), ...first }), beginsToPay(first)),
)

/** Somebody gets half of their money back, and then more of it: for the second time two have to sign. */
const payAndGetBack: fc.Arbitrary<Step[]> = fc.tuple(
  fc.record({ do: does('enrols'), ...untroubled }),
  beginsToPay(untroubled),
  pays(untroubled),
  toldOf(untroubled),
  fc.record({ do: does('gets money back'), ...how, how: does('half'), isProposed: fc.boolean(), ...untroubled }),
  fc.record({ do: does('gets money back'), ...how, how: does('half'), ...first }),
)

/** Somebody pays without any trouble, mostly in parts, and then changes their mind. */
const payAndChangeMind: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.record({ do: does('enrols'), ...untroubled }),
    fc.record({ do: pick('chooses instalments', 'chooses instalments', 'chooses the full fee'), ...untroubled }),
    beginsToPay(untroubled),
    pays(untroubled),
    toldOf(untroubled),
    changeMind,
  )
  .map(([...steps]) => steps.flat())

/** Some pay the next part. */
const payMore: fc.Arbitrary<Step[]> = fc.tuple(told, beginsToPay(first), pays(first), told)

/** Some take the same once more; of a batch that is refused, of videos it is a renewal. */
const takeMore: fc.Arbitrary<Step[]> = fc
  .tuple(told, fc.record({ do: does('enrols'), ...first }), payMore)
  .map((steps) => steps.flat())

/** One doctor uses a code for one item and then, when that is paid, for another: alone its own limit can refuse that. */
const useTwice: fc.Arbitrary<Step[]> = fc.tuple(
  ...[untroubled, { ...untroubled, item: fc.constant<0 | 1>(1) }].flatMap((of) => [
    fc.record({ do: does('enrols'), ...of }),
    entersCode(of),
    beginsToPay(of),
    pays(of),
    toldOf(of),
  ]),
)

const discount: fc.Arbitrary<Discount> = fc
  .record({
    off: pick<Pick<Discount, 'kind' | 'value'>[]>(
      { kind: 'percent', value: 10 },
      { kind: 'percent', value: 33 },
      { kind: 'percent', value: 100 },
      { kind: 'amount', value: 30_000 },
      { kind: 'amount', value: 5_000_000 },
    ),
    useLimit: pick(1, 1, 2, null),
    useLimitPerDoctor: pick(1, 1, null),
  })
  .map(({ off, ...limits }) => ({ ...off, ...limits }))

type Begins = { steps: Step[]; changes: (market: Pick<Schedule, 'sells' | 'discounts'>) => Partial<Schedule> }

const asTheyLike = (steps: fc.Arbitrary<Step[]>): fc.Arbitrary<Begins> =>
  steps.map((each) => ({ steps: each, changes: () => ({}) }))

/** There are two items, and the first code is enough for everybody, but once each. */
const onceEach = (steps: Step[]): Begins => ({
  steps,
  changes: ({ sells, discounts: [code, other] }) => ({
    sells: sells.length === 1 ? [...sells, 'event' as const].slice(0, 2) : sells,
    discounts: [{ ...code, useLimit: null, useLimitPerDoctor: 1 }, other],
  }),
})

/** There are two batches of one course to move between. */
const amongBatches = (steps: Step[]): Begins => ({ steps, changes: () => ({ sells: ['batch', 'batch'] }) })

const scheduleOf = (...sells: Schedule['sells'][]): fc.Arbitrary<Schedule> =>
  fc
    .record({
      sells: pick(...sells),
      seats: pick(1 as const, 2 as const),
      discounts: fc.tuple(discount, discount),
      begins: fc.oneof(
        ...[begin(0), beginBoth, beginLate, beginAndMeddle, sendByHand, rush, payAndGetBack].map(asTheyLike),
        useTwice.map(onceEach),
        payAndChangeMind.map(amongBatches),
        ...[payAndMeetStaff, payAndMeetStaff].map((each) => each.map(amongBatches)),
      ),
      middle: fc.array(step, { minLength: 1, maxLength: 6 }),
      next: fc.oneof(fc.constant([]), leave, payMore, changeMind, atTheDesks),
      isSoon: fc.boolean(),
    })
    .map(({ begins, middle, next, isSoon, ...market }) => ({
      ...market,
      ...begins.changes(market),
      steps: [...begins.steps, ...(isSoon ? [...next, ...middle] : [...middle, ...next])],
    }))

export const anySchedule = scheduleOf(
  ['batch'],
  ['event'],
  ['batch', 'event'],
  ['batch', 'batch'],
  ['batch', 'shelf'],
  ['shelf', 'event'],
)

export const anyRenewal: fc.Arbitrary<Schedule> = fc
  .record({ schedule: scheduleOf(['shelf']), more: fc.option(takeMore, { nil: [], freq: 2 }) })
  .map(({ schedule, more }) => ({ ...schedule, steps: [...schedule.steps, ...more] }))
