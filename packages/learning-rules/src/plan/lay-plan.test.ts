import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addStudyDays, studyDayOf } from '../day/study-day.ts'
import { cutSlots } from './cut-slots.ts'
import { canBeDone } from './flow.fixture.ts'
import { layPlan, type PlanInput } from './lay-plan.ts'
import { byDeadline, slotsOf } from './lay-work.ts'
import { dutiesBetween, midnightOf, type Rota, restsAfter, shifts, usualHours } from './rota.ts'
import { minuteMs, overlaps, padded, type Span } from './spans.ts'

const hour = 60 * minuteMs
const saturday = '2026-11-14'
const days = Array.from({ length: 6 }, (_, n) => addStudyDays(saturday, n))

const rotas = fc
  .array(fc.constantFrom(...shifts), { minLength: 1, maxLength: 8 })
  .map((painted): Rota => ({ startsOn: saturday, shifts: painted, hours: usualHours, exceptions: new Map() }))
const spans = (most: number) =>
  fc.array(
    fc
      .record({ at: fc.integer({ min: 0, max: 5 * 24 * 12 }), long: fc.integer({ min: 5, max: 24 }) })
      .map(({ at, long }): Span => {
        const from = midnightOf(saturday) + at * 5 * minuteMs
        return { from, to: from + long * 5 * minuteMs }
      }),
    { maxLength: most },
  )
/** Nothing the doctor has locked overlaps anything else that is locked. */
const apart = (all: Span[]): Span[] =>
  all.filter((span, position) => all.slice(0, position).every((other) => !overlaps(span, other)))
const works = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 10, max: 240 }),
      from: fc.constantFrom(...days),
      deadline: fc.option(fc.integer({ min: 4, max: 7 * 24 }).map((hours) => midnightOf(saturday) + hours * hour)),
    }),
    { maxLength: 9 },
  )
  .map((all) => all.map((work, position) => ({ ...work, key: `w${position}` })))

const inputs = fc
  .record({
    rota: rotas,
    fixed: spans(4),
    kept: spans(4).map(apart),
    begins: fc.integer({ min: 0, max: 40 }),
    dailyMinutes: fc.constantFrom(60, 120, 180, 300),
    work: works,
  })
  .map(
    ({ rota, begins, ...rest }): PlanInput => ({
      ...rest,
      window: { from: midnightOf(saturday) + begins * hour, to: midnightOf(addStudyDays(saturday, 5)) },
      duties: dutiesBetween(rota, saturday, addStudyDays(saturday, 6)),
      wished: { from: 7 * 60, to: 23 * 60 },
    }),
  )

const roomOn = ({ kept, dailyMinutes }: PlanInput, day: string): number => {
  const used = kept
    .filter(({ from }) => studyDayOf(new Date(from)) === day)
    .reduce((sum, { from, to }) => sum + to - from, 0)
  return Math.floor((dailyMinutes - used / minuteMs) / 30)
}
const everySlot = (input: PlanInput) =>
  cutSlots({ ...input, taken: [...input.fixed, ...input.kept] }).toSorted((one, other) => one.from - other.from)
const loadsOf = (input: PlanInput) =>
  input.work.toSorted(byDeadline).map((work) => ({ ...work, slots: slotsOf(work.minutes) }))
const isDue = (input: PlanInput) => (work: { deadline: number | null }) =>
  work.deadline !== null && work.deadline <= input.window.to
const runs = { numRuns: 200 }

describe('a plan', () => {
  it('overlaps nothing: no duty, no class, no locked block, no other block of its own', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { blocks } = layPlan(input)
        for (const [position, block] of blocks.entries()) {
          expect(block.from >= input.window.from && block.to <= input.window.to).toBe(true)
          const others = [...input.duties, ...input.fixed, ...input.kept, ...blocks.slice(0, position)]
          expect(others.filter((other) => overlaps(block, other))).toEqual([])
        }
      }),
      runs,
    )
  })

  it('leaves six hours after a night, half an hour for the way, a break around what stands', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const around = [
          ...restsAfter(input.duties),
          ...input.duties.map((duty) => padded(duty, 30)),
          ...[...input.fixed, ...input.kept].map((span) => padded(span, 15)),
        ]
        for (const block of layPlan(input).blocks) expect(around.filter((span) => overlaps(block, span))).toEqual([])
      }),
      runs,
    )
  })

  it('has blocks of 30 to 90 minutes, never more than 90 without a break, and no day over its limit', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { blocks } = layPlan(input)
        let row = 0
        for (const [position, { from, to }] of blocks.entries()) {
          row = blocks[position - 1]?.to === from ? row + to - from : to - from
          expect((to - from) / minuteMs).toBeGreaterThanOrEqual(30)
          expect(row / minuteMs).toBeLessThanOrEqual(90)
        }
        for (const [day, laid] of Map.groupBy(blocks, ({ from }) => studyDayOf(new Date(from)))) {
          const slots = laid.reduce((sum, { from, to }) => sum + (to - from) / minuteMs / 30, 0)
          expect(slots).toBeLessThanOrEqual(roomOn(input, day))
        }
      }),
      runs,
    )
  })

  it('lays no work before its day, after its deadline, or more of it than there is', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { blocks } = layPlan(input)
        for (const load of loadsOf(input)) {
          const own = blocks.filter(({ key }) => key === load.key)
          expect(own.every(({ from }) => studyDayOf(new Date(from)) >= load.from)).toBe(true)
          expect(own.every(({ to }) => load.deadline === null || to <= load.deadline)).toBe(true)
          const minutes = own.reduce((sum, { from, to }) => sum + (to - from) / minuteMs, 0)
          expect(minutes).toBeLessThanOrEqual(load.slots * 30)
        }
      }),
      runs,
    )
  })

  it('misses no deadline that could be met', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const due = loadsOf(input).filter(isDue(input))
        const could = canBeDone(due, everySlot(input), (day) => roomOn(input, day))
        expect(layPlan(input).short.length === 0).toBe(could)
      }),
      runs,
    )
  })

  it('gives up only what does not fit beside all that is due before it and was taken', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const due = loadsOf(input).filter(isDue(input))
        const short = new Set(layPlan(input).short.map(({ key }) => key))
        for (const [position, load] of due.entries()) {
          if (!short.has(load.key)) continue
          const earlier = due.slice(0, position).filter(({ key }) => !short.has(key))
          expect(canBeDone([...earlier, load], everySlot(input), (day) => roomOn(input, day))).toBe(false)
        }
      }),
      runs,
    )
  })

  it('takes odd hours only where the wished ones would not do', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const slots = everySlot(input)
        const isOdd = (block: Span) => slots.some((slot) => slot.odd && overlaps(slot, block))
        const odd = layPlan(input).blocks.filter(isOdd)
        if (odd.length === 0) return
        const due = loadsOf(input).filter(isDue(input))
        // What has more time than the plan gets none of them.
        expect(odd.filter(({ key }) => !due.some((load) => load.key === key))).toEqual([])
        const wished = slots.filter(({ odd }) => !odd)
        expect(canBeDone(due, wished, (day) => roomOn(input, day))).toBe(false)
      }),
      runs,
    )
  })

  it('is the same for the same input, in whatever order that is listed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = {
          ...input,
          ...Object.fromEntries(
            ['work', 'fixed', 'kept', 'duties'].map((name) => [name, [...input[name as 'work']].reverse()]),
          ),
        }
        expect(layPlan(turned)).toEqual(layPlan(input))
      }),
      runs,
    )
  })
})

it.each([
  [5, 1],
  [35, 1],
  [36, 2],
  [65, 2],
  [66, 3],
])('%i minutes of work are %i half hours', (minutes, slots) => {
  expect(slotsOf(minutes)).toBe(slots)
})

describe('nearest deadline first', () => {
  const free = {
    window: { from: midnightOf(saturday), to: midnightOf(addStudyDays(saturday, 7)) },
    duties: [],
    fixed: [],
    kept: [],
  }
  const at = (time: string) => Date.parse(`${saturday}T${time}:00+06:00`)

  it('lays what is due tomorrow before what has no deadline, with a break after an hour and a half', () => {
    const plan = layPlan({
      ...free,
      wished: { from: 7 * 60, to: 23 * 60 },
      dailyMinutes: 180,
      work: [
        { key: 'whenever', minutes: 60, from: saturday, deadline: null },
        { key: 'tomorrow', minutes: 93, from: saturday, deadline: midnightOf(addStudyDays(saturday, 2)) },
      ],
    })
    expect(plan).toEqual({
      short: [],
      blocks: [
        { key: 'tomorrow', from: at('07:00'), to: at('08:30') },
        { key: 'whenever', from: at('08:45'), to: at('09:45') },
      ],
    })
  })

  it('opens the late evening before the night, and only for as much as is needed', () => {
    const plan = layPlan({
      ...free,
      fixed: [{ from: at('04:00'), to: at('22:00') }],
      wished: { from: 7 * 60, to: 23 * 60 },
      dailyMinutes: 300,
      work: [{ key: 'due', minutes: 60, from: saturday, deadline: midnightOf(addStudyDays(saturday, 1)) + 5 * hour }],
    })
    expect(plan.blocks).toEqual([
      { key: 'due', from: at('22:15'), to: at('22:45') },
      { key: 'due', from: at('23:15'), to: at('23:45') },
    ])
  })

  it('opens the late evening even where the early morning comes first', () => {
    const plan = layPlan({
      ...free,
      fixed: [{ from: at('05:00'), to: at('22:00') }],
      wished: { from: 7 * 60, to: 23 * 60 },
      dailyMinutes: 300,
      work: [{ key: 'due', minutes: 60, from: saturday, deadline: midnightOf(addStudyDays(saturday, 1)) + 5 * hour }],
    })
    expect(plan.blocks.map(({ from }) => from)).toEqual([at('22:15'), at('23:15')])
  })

  it('opens the early morning where nothing else is in time', () => {
    const work = [{ key: 'due', minutes: 56, from: saturday, deadline: at('06:00') }]
    const plan = layPlan({ ...free, wished: { from: 7 * 60, to: 23 * 60 }, dailyMinutes: 300, work })
    expect(plan).toEqual({ short: [], blocks: [{ key: 'due', from: at('04:00'), to: at('05:00') }] })
  })

  it('opens no late evening that is not the one that was needed', () => {
    const day = (nth: number, time: string) => Date.parse(`${addStudyDays(saturday, nth)}T${time}:00+06:00`)
    const plan = layPlan({
      ...free,
      // On the second day one half hour is free, at the wished hours of the first and the third none.
      fixed: [
        { from: day(0, '04:00'), to: day(0, '23:00') },
        { from: day(1, '00:00'), to: day(1, '09:45') },
        { from: day(1, '10:45'), to: day(1, '23:00') },
        { from: day(2, '00:00'), to: day(2, '23:00') },
      ],
      wished: { from: 7 * 60, to: 23 * 60 },
      dailyMinutes: 300,
      work: [
        { key: 'first', minutes: 30, from: saturday, deadline: day(1, '20:00') },
        { key: 'last', minutes: 30, from: addStudyDays(saturday, 2), deadline: day(3, '00:00') },
      ],
    })
    expect(plan.blocks).toEqual([
      { key: 'first', from: day(1, '10:00'), to: day(1, '10:30') },
      { key: 'last', from: day(2, '23:15'), to: day(2, '23:45') },
    ])
  })

  it('keeps a break before four in the morning, where a day of learning begins with odd hours of its own', () => {
    const window = { from: midnightOf(saturday), to: midnightOf(addStudyDays(saturday, 2)) }
    const slots = cutSlots({ window, duties: [], taken: [], wished: { from: 7 * 60, to: 22 * 60 + 45 } })
    const four = midnightOf(addStudyDays(saturday, 1)) + 4 * hour
    expect(slots.filter(({ from, to }) => from === four || to === four).map(({ from }) => from)).toEqual([four])
  })

  it('lays a part of what does not fit before what is due later', () => {
    const plan = layPlan({
      ...free,
      wished: { from: 7 * 60, to: 23 * 60 },
      dailyMinutes: 600,
      work: [
        { key: 'too much', minutes: 300, from: saturday, deadline: at('09:00') },
        { key: 'later', minutes: 60, from: saturday, deadline: at('12:00') },
      ],
    })
    expect(plan).toEqual({
      short: [{ key: 'too much', minutes: 210 }],
      blocks: [
        { key: 'too much', from: at('07:00'), to: at('08:30') },
        { key: 'later', from: at('08:45'), to: at('09:45') },
      ],
    })
  })

  it('says how much does not fit', () => {
    const deadline = at('08:00')
    const work = [{ key: 'due', minutes: 300, from: saturday, deadline }]
    const plan = layPlan({ ...free, wished: { from: 7 * 60, to: 23 * 60 }, dailyMinutes: 600, work })
    // Only seven to eight: nobody gets up at four for a part of it.
    expect(plan.short).toEqual([{ key: 'due', minutes: 240 }])
  })
})
