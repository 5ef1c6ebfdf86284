import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBoardModel, type Sat, stateOf } from './board-model.ts'
import { pickRows, readCursor } from './pick-rows.ts'
import { findSlowSpells, joinProcesses } from './slow-spells.ts'

const minute = 60_000
const at = { now: 100 * minute, pausedAt: null }

const satOf = (changes: Partial<Sat> = {}): Sat => ({
  ...{ id: 1, doctorId: 1, number: 1, startedAt: 0, endsAt: 180 * minute, savedAt: null },
  ...{ finishedAt: null, finishedBy: null, ranked: true, voided: false, answered: '000', partial: '000' },
  ...changes,
})

describe('the state of a sitting', () => {
  it('is told by how long nobody has heard of them', () => {
    const saved = (minutes: number) => satOf({ savedAt: at.now - minutes * minute })
    expect([1, 2, 9.9, 10, 50].map((ago) => stateOf(saved(ago), at))).toEqual([
      'writing',
      'quiet',
      'quiet',
      'silent',
      'silent',
    ])
    expect(stateOf(satOf({ startedAt: 99 * minute }), at)).toBe('writing')
  })

  it('does not get worse while the rooms are covered, and nobody is over', () => {
    const paused = { now: 300 * minute, pausedAt: 100 * minute }
    expect(stateOf(satOf({ savedAt: 99 * minute }), paused)).toBe('writing')
    expect(stateOf(satOf({ savedAt: 99 * minute }), { ...paused, pausedAt: null })).toBe('finished')
  })
})

describe('the board', () => {
  it('counts each attempt as it is now', () => {
    const model = createBoardModel(3)
    model.put(satOf({ answered: '110' }))
    model.put(satOf({ id: 2, doctorId: 2, partial: '001', savedAt: at.now }))
    model.put(satOf({ answered: '100', finishedAt: at.now, finishedBy: 'doctor' }))
    expect(model.answered()).toEqual([1, 0, 1])
    expect(model.counts(at, null)).toEqual({ started: 2, writing: 1, quiet: 0, silent: 0, finished: 1 })
    expect(model.counts(at, new Set([2]))).toEqual({ started: 1, writing: 1, quiet: 0, silent: 0, finished: 0 })
    expect([model.hasBegun(2), model.hasBegun(3)]).toEqual([true, false])
  })

  it('puts first who needs a look, page by page, each once', () => {
    const sat = fc.record({
      startedAt: fc.integer({ min: 0, max: 99 }).map((value) => value * minute),
      savedAt: fc.option(fc.integer({ min: 0, max: 99 }).map((value) => value * minute)),
      finishedAt: fc.option(fc.integer({ min: 0, max: 99 }).map((value) => value * minute)),
      finishedBy: fc.constantFrom('doctor' as const, 'deadline' as const),
    })
    fc.assert(
      fc.property(fc.array(sat, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (made, limit) => {
        const sats = made.map((each, nth) => satOf({ ...each, id: nth + 1, doctorId: nth + 1 }))
        const seen: Sat[] = []
        let after: string | undefined
        for (let more = true; more; ) {
          const wanted = { at, state: undefined, isShown: () => true, after: readCursor(after), limit }
          const page = pickRows(sats, wanted)
          expect(page.total).toBe(sats.length)
          seen.push(...page.sats)
          more = page.next !== null
          after = page.next ?? undefined
        }
        expect(seen.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(sats.map(({ id }) => id))
        const running = seen.filter((each) => each.finishedAt === null)
        expect(seen.slice(0, running.length)).toEqual(running)
        const signs = running.map((each) => each.savedAt ?? each.startedAt)
        expect(signs).toEqual(signs.toSorted((one, other) => one - other))
      }),
    )
  })

  it('reads no page from what was not written by us', () => {
    expect([undefined, '', '1', 'a~b~c', '1~2~3'].map(readCursor)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [1, 2, 3],
    ])
  })
})

describe('the lag', () => {
  it('of several processes is one', () => {
    const of = (typical: number, slow: number, saves: number) => ({ at: 0, typical, slow, saves })
    expect(joinProcesses([of(10, 50, 90), of(20, 80, 10)])).toEqual([{ at: 0, saves: 100, typical: 11, slow: 80 }])
  })

  it('makes a spell where it was felt, and none where it was only slower than nothing', () => {
    const points = [...'00000111000000000010000'].map((digit, nth) => ({
      ...{ at: nth * 10_000, saves: 9, typical: 9 },
      slow: digit === '1' ? 400 : 20,
    }))
    expect(findSlowSpells(points)).toEqual([
      { at: 50_000, slowest: 400, lastedMs: 30_000 },
      { at: 180_000, slowest: 400, lastedMs: 10_000 },
    ])
    expect(findSlowSpells(points.map((point) => ({ ...point, slow: point.slow / 4 })))).toEqual([])
  })
})
