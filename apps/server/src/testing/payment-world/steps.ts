import fc from 'fast-check'
import { type Outcome, outcomes } from './bank.ts'

/** `who` is one of two doctors, `which` counts their payments from the newest, `dies` the await at which the process ends. */
type At = { who: 0 | 1; which: number; dies: number | undefined }

export type Step =
  | ({ do: 'enrols' | 'begins to pay' | 'chooses instalments' | 'asks how it stands' } & At)
  | ({ do: 'at the gateway'; outcome: Outcome } & At)
  | ({ do: 'comes back' | 'is told by IPN' | 'is told by everybody at once'; isForged: boolean } & At)
  | ({ do: 'gets money back'; isAll: boolean } & At)
  | ({ do: 'is approved by staff' } & At)
  | { do: 'the jobs run'; dies: number | undefined }
  | { do: 'time passes'; minutes: number }
  | { do: 'the gateway goes' | 'the gateway returns' }

export type Schedule = { seats: 1 | 2; steps: Step[] }

const dies = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: fc.nat({ max: 60 }) })
const at = {
  who: fc.constantFrom(0 as const, 0 as const, 1 as const),
  which: fc.constantFrom(0, 0, 0, 1),
  dies,
}
const does = <Name extends string>(name: Name) => fc.constant(name)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: does('enrols'), ...at }) },
  { weight: 3, arbitrary: fc.record({ do: does('begins to pay'), ...at }) },
  { weight: 1, arbitrary: fc.record({ do: does('chooses instalments'), ...at }) },
  { weight: 1, arbitrary: fc.record({ do: does('asks how it stands'), ...at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: does('at the gateway'),
      // Most people who come so far pay.
      outcome: fc.constantFrom<Outcome>('pays', 'pays', 'pays', 'pays', ...outcomes),
      ...at,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('comes back', 'is told by IPN', 'is told by everybody at once'),
      isForged: fc.constantFrom(false, false, false, true),
      ...at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: does('gets money back'), isAll: fc.boolean(), ...at }) },
  { weight: 1, arbitrary: fc.record({ do: does('is approved by staff'), ...at }) },
  { weight: 2, arbitrary: fc.record({ do: does('the jobs run'), dies }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: does('time passes'), minutes: fc.constantFrom(1, 3, 11, 16, 40, 400, 1500) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('the gateway goes', 'the gateway returns') }) },
)

const rarelyDies = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.nat({ max: 60 }) },
)

/** One doctor begins to pay, often the other one too, and acts at the gateway; then anything may happen. */
const begin = (who: 0 | 1): fc.Arbitrary<Step[]> => {
  const own = { ...at, which: fc.constant(0), who: fc.constant(who), dies: rarelyDies }
  return fc
    .tuple(
      fc.record({ do: does('enrols'), ...own }),
      fc.option(fc.record({ do: does('chooses instalments'), ...own }), { freq: 2 }),
      fc.record({ do: does('begins to pay'), ...own }),
      fc.record({ do: does('at the gateway'), outcome: fc.constantFrom<Outcome>('pays', 'pays', ...outcomes), ...own }),
    )
    .map((steps) => steps.filter((each) => each !== null))
}

const first = { ...at, which: fc.constant(0), who: fc.constant(0 as const), dies: rarelyDies }
const told = fc.record({ do: does('is told by IPN'), isForged: fc.constant(false), ...first })

/** Some leave again and are paid back. */
const leave: fc.Arbitrary<Step[]> = fc.tuple(
  told,
  fc.record({ do: does('gets money back'), isAll: fc.boolean(), ...first }),
)

/** Some pay the next part. */
const payMore: fc.Arbitrary<Step[]> = fc.tuple(
  told,
  fc.record({ do: does('begins to pay'), ...first }),
  fc.record({ do: does('at the gateway'), outcome: fc.constant<Outcome>('pays'), ...first }),
  told,
)

export const anySchedule: fc.Arbitrary<Schedule> = fc
  .record({
    seats: fc.constantFrom(1 as const, 2 as const),
    first: begin(0),
    other: fc.oneof(fc.constant([]), begin(1)),
    middle: fc.array(step, { minLength: 2, maxLength: 7 }),
    ends: fc.oneof(fc.constant([]), fc.constant([]), leave, payMore),
  })
  .map(({ seats, first, other, middle, ends }) => ({ seats, steps: [...first, ...other, ...middle, ...ends] }))

/** Some take the same once more; of a batch that is refused, of videos it is a renewal. */
const takeMore: fc.Arbitrary<Step[]> = fc.tuple(
  told,
  fc.record({ do: does('enrols'), ...first }),
  fc.record({ do: does('begins to pay'), ...first }),
  fc.record({ do: does('at the gateway'), outcome: fc.constant<Outcome>('pays'), ...first }),
  told,
)

export const anyRenewal: fc.Arbitrary<Schedule> = fc
  .record({ schedule: anySchedule, more: fc.option(takeMore, { nil: [], freq: 2 }) })
  .map(({ schedule, more }) => ({ ...schedule, steps: [...schedule.steps, ...more] }))

export const describeSchedule = ({ seats, steps }: Schedule): string =>
  [`${seats} seat(s)`, ...steps.map((each, place) => `${place + 1}. ${describeStep(each)}`)].join('\n')

function describeStep(step: Step): string {
  const words: string[] = []
  if ('who' in step) words.push(step.who === 0 ? 'Farhana' : 'Tanvir')
  words.push(step.do)
  if ('outcome' in step) words.push(step.outcome)
  if ('minutes' in step) words.push(`(${step.minutes} minutes)`)
  if ('isForged' in step && step.isForged) words.push('(forged)')
  if ('isAll' in step) words.push(step.isAll ? '(all)' : '(half)')
  if ('which' in step && step.which > 0) words.push('[an earlier payment]')
  if ('dies' in step && step.dies !== undefined) words.push(`– and the process dies at await ${step.dies}`)
  return words.join(' ')
}
