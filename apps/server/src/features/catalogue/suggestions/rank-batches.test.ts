import { describe, expect, it } from 'vitest'
import { type Answers, type Candidate, rankBatches } from './rank-batches.ts'

const now = new Date('2026-07-01T04:00:00Z')

const candidate = (given: Partial<Candidate> & { id: number }): Candidate => ({
  category: 'bcs-preliminary',
  mode: 'online',
  pace: 'regular',
  startsOn: '2026-10-01',
  payablePaisa: 1_000_000,
  firstInstalmentPaisa: null,
  seats: 100,
  seatsLeft: 60,
  schedules: [{ mode: 'online', weekdays: [0, 2], opens: '10:00' }],
  ...given,
})

const rank = (candidates: Candidate[], answers: Answers = {}) => rankBatches(candidates, answers, now)
const reasonsFor = (given: Partial<Candidate>, answers: Answers) =>
  rank([candidate({ id: 1, ...given })], answers)[0]!.reasons
const order = (candidates: Candidate[], answers: Answers) => rank(candidates, answers).map(({ id }) => id)

describe('the order', () => {
  it('is by start and then by id when nothing was asked, whatever order they came in', () => {
    const three = [candidate({ id: 3 }), candidate({ id: 1 }), candidate({ id: 2, startsOn: '2026-09-15' })]
    expect(order(three, {})).toEqual([2, 1, 3])
    expect(order(three.toReversed(), {})).toEqual([2, 1, 3])
  })

  it('puts the batch that meets everything before those that miss one thing', () => {
    const fits = {
      mode: 'branch',
      payablePaisa: 400_000,
      schedules: [{ mode: 'branch', weekdays: [5], opens: '09:00' }],
    } as const
    const ids = order(
      [
        candidate({ id: 1, ...fits, payablePaisa: 900_000 }),
        candidate({ id: 2, ...fits, mode: 'online' }),
        candidate({ id: 3, ...fits, schedules: [{ mode: 'branch', weekdays: [1], opens: '09:00' }] }),
        candidate({ id: 4, ...fits }),
      ],
      { mode: 'branch', budgetPaisa: 500_000, working: true },
    )
    expect(ids[0]).toBe(4)
    expect(ids.at(-1)).toBe(2)
  })

  it('prefers the category one came from, and keeps the rest of the course', () => {
    const ids = order([candidate({ id: 1, category: 'other' }), candidate({ id: 2 })], { category: 'bcs-preliminary' })
    expect(ids).toEqual([2, 1])
  })
})

describe('the fit', () => {
  it('is whole when everything asked is met, and never leaves 0 to 100', () => {
    const best = candidate({
      id: 1,
      startsOn: '2026-07-10',
      schedules: [{ mode: 'online', weekdays: [1], opens: '20:00' }],
    })
    const worst = candidate({ id: 2, category: 'other', mode: 'branch', pace: 'relaxed', payablePaisa: 9_900_000 })
    const [first, second] = rank([worst, best], {
      category: 'bcs-preliminary',
      mode: 'online',
      budgetPaisa: 2_000_000,
      working: true,
    })
    expect(first).toMatchObject({ id: 1, fit: 100 })
    expect(second!.fit).toBeGreaterThanOrEqual(0)
    expect(second!.fit).toBeLessThan(30)
  })
})

describe('the reasons', () => {
  it.each([
    ['online', 'mode_matches'],
    ['both', 'mode_matches'],
    ['branch', 'mode_differs'],
  ] as const)('say of a batch held %s to who wants online: %s', (mode, reason) => {
    expect(reasonsFor({ mode }, { mode: 'online' })).toContain(reason)
  })

  it.each([
    [1_000_000, null, 'within_budget'],
    [1_000_001, null, 'over_budget'],
    [3_000_000, 1_000_000, 'instalments_within_budget'],
    [3_000_000, 1_000_001, 'over_budget'],
  ])('say of %i paisa with a first instalment of %s, on a budget of 10,000 taka: %s', (payablePaisa, first, reason) => {
    expect(reasonsFor({ payablePaisa, firstInstalmentPaisa: first }, { budgetPaisa: 1_000_000 })).toContain(reason)
  })

  it.each([
    ['17:59', [0, 2], 'clashes_with_duty'],
    ['18:00', [0, 2], 'fits_duty_hours'],
    ['09:00', [5], 'fits_duty_hours'],
    ['09:00', [5, 6], 'fits_duty_hours'],
    ['09:00', [5, 0], 'clashes_with_duty'],
  ])('say of classes at %s on days %j to who works: %s', (opens, weekdays, reason) => {
    expect(reasonsFor({ schedules: [{ mode: 'online', opens, weekdays }] }, { working: true })).toContain(reason)
  })

  it('do not count an online evening for who wants a branch', () => {
    const schedules = [
      { mode: 'online', opens: '20:00', weekdays: [0] },
      { mode: 'branch', opens: '10:00', weekdays: [0] },
    ] as const
    expect(reasonsFor({ mode: 'both', schedules }, { working: true, mode: 'branch' })).toContain('clashes_with_duty')
  })

  it('say nothing of duty to who does not work', () => {
    expect(reasonsFor({}, { working: false })).toEqual(['course_matches'])
  })

  it.each([
    [2024, 'intensive', 'pace_suits_recent_graduate'],
    [2024, 'regular', 'pace_suits_recent_graduate'],
    [2024, 'relaxed', undefined],
    [2023, 'intensive', undefined],
    [2021, 'relaxed', undefined],
    [2020, 'relaxed', 'pace_suits_returning_graduate'],
    [2020, 'regular', 'pace_suits_returning_graduate'],
    [2020, 'intensive', undefined],
  ] as const)('say to a graduate of %i about a pace that is %s: %s', (graduationYear, pace, reason) => {
    const said = reasonsFor({ pace }, { graduationYear }).filter((each) => each.startsWith('pace_'))
    expect(said).toEqual(reason === undefined ? [] : [reason])
  })

  it.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2026-07-31', true],
    ['2026-08-01', false],
  ])('say of a start on %s that it is soon: %s', (startsOn, soon) => {
    expect(reasonsFor({ startsOn }, {}).includes('starts_soon')).toBe(soon)
  })

  it.each([
    [100, 11, false],
    [100, 10, true],
    [20, 5, true],
    [20, 6, false],
  ])('say of %i seats with %i left that few are: %s', (seats, seatsLeft, few) => {
    expect(reasonsFor({ seats, seatsLeft }, {}).includes('few_seats_left')).toBe(few)
  })
})
