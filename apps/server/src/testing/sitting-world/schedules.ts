import fc from 'fast-check'

/** What the control room, or the doctor, does to one sitting at one moment. */
export type Deed =
  | { do: 'extend'; minutes: number | null; toAll: boolean }
  | { do: 'reopen'; minutes: number }
  | { do: 'message' | 'pause or resume' | 'withdraw' | 'finish' }

/** `again`: what was acknowledged last is sent once more, as by a room that never heard of it. */
export type Save = { question: number; answer: number; again: boolean }

/** A press whose answer nobody hears is made again. */
type Turn = { deed: Deed | null; isHeard: boolean; save: Save | null }

/** One exam with one doctor in it: how long it lasts, how long it stays open after that, and what happens turn by turn. */
export type Schedule = { minutes: number; opened: number; turns: Turn[] }

/** Between two turns; in some, every connection to the database dies while people wait for it, and in some the job sweeps. */
export type Beat = { seconds: number; kills: boolean; sweeps: boolean }

export const questionsOfPaper = 4
const turns = 8

const minutes = (max: number) => fc.integer({ min: 1, max })

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      minutes: fc.option(minutes(25), { freq: 3 }),
      toAll: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reopen' as const), minutes: minutes(20) }) },
  { weight: 4, arbitrary: fc.constant({ do: 'pause or resume' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'withdraw' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'finish' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'message' as const }) },
)

const save: fc.Arbitrary<Save> = fc.record({
  question: fc.integer({ min: 0, max: questionsOfPaper - 1 }),
  answer: fc.integer({ min: 1, max: 4 }),
  again: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
})

const turn: fc.Arbitrary<Turn> = fc.record({
  deed: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: deed }),
  isHeard: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
  save: fc.option(save, { freq: 3 }),
})

export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  minutes: fc.integer({ min: 5, max: 35 }),
  opened: fc.integer({ min: 0, max: 20 }),
  turns: fc.array(turn, { minLength: turns, maxLength: turns }),
})

const beat: fc.Arbitrary<Beat> = fc.record({
  // Often within the grace and within the minute in which time can be taken back.
  seconds: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 60, max: 600 })),
  kills: fc.integer({ min: 0, max: 2 }).map((one) => one === 0),
  sweeps: fc.boolean(),
})

export const anyBeats: fc.Arbitrary<Beat[]> = fc.array(beat, { minLength: turns, maxLength: turns })
