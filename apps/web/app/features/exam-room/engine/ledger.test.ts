import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import {
  acknowledge,
  acknowledgeFlags,
  type Entry,
  emptyLedger,
  type Ledger,
  mergeSitting,
  putEntry,
  putFlags,
  waitingIds,
  withdraw,
} from './ledger.ts'
import { nextSequence } from './sending/sequence.ts'

const questions = [1, 2, 3].map((id) => ({ id, type: 'sba' as const }))
const nothing = { questions: new Set<number>(), flags: false }
const waiting = (answer: WireAnswer, sequence: number): Entry => ({ answer, sequence, type: 'sba', state: 'waiting' })
const truth = (answers: Record<string, WireAnswer>, last = 0, flagged: number[] = []) => ({
  questions,
  partial_answers: answers,
  flagged_question_ids: flagged,
  last_sequence: last,
})
const shown = (ledger: Ledger) => Object.fromEntries([...ledger.entries].map(([id, { answer }]) => [id, answer]))

describe('one choice', () => {
  it('gives way to a later one and not to an earlier one', () => {
    const ledger = putEntry(putEntry(emptyLedger, 1, waiting(2, 10)), 1, waiting(3, 9))
    expect(shown(ledger)).toEqual({ 1: 2 })
    expect(shown(putEntry(ledger, 1, waiting(4, 11)))).toEqual({ 1: 4 })
  })

  it('waits on when an older one of the same question was acknowledged', () => {
    const ledger = putEntry(putEntry(emptyLedger, 1, waiting(2, 10)), 1, waiting(3, 11))
    expect(waitingIds(acknowledge(ledger, 1, 10))).toEqual([1])
    expect(waitingIds(acknowledge(ledger, 1, 11))).toEqual([])
  })

  it('is withdrawn only if it is still the newest', () => {
    const ledger = putEntry(emptyLedger, 1, waiting(2, 10))
    expect(withdraw(ledger, 1, 9)).toBe(ledger)
    expect(shown(withdraw(ledger, 1, 10))).toEqual({})
  })
})

describe('the server’s picture', () => {
  it('brings the answers of another device', () => {
    const saved = acknowledge(putEntry(emptyLedger, 1, waiting(2, 10)), 1, 10)
    const merged = mergeSitting(saved, truth({ 1: 5, 3: 4 }, 90), nothing)
    expect(shown(merged)).toEqual({ 1: 5, 3: 4 })
    expect(merged.last).toBe(90)
  })

  it('never replaces a choice that is still to be sent, nor one taken back', () => {
    const ledger = putEntry(putEntry(emptyLedger, 1, waiting(2, 10)), 2, waiting(null, 11))
    expect(shown(mergeSitting(ledger, truth({ 1: 5, 2: 1 }), nothing))).toEqual({ 1: 2, 2: null })
  })

  it('does not take away what was acknowledged while it was on its way', () => {
    const saved = acknowledge(putEntry(emptyLedger, 1, waiting(2, 10)), 1, 10)
    const merged = mergeSitting(saved, truth({}, 40), { questions: new Set([1]), flags: false })
    expect(shown(merged)).toEqual({ 1: 2 })
  })

  it('keeps the very same object where nothing changed, so that the screen draws nothing anew', () => {
    const saved = acknowledge(putEntry(emptyLedger, 1, waiting({ 1: 'T' }, 10)), 1, 10)
    const merged = mergeSitting(saved, truth({ 1: { 1: 'T', 2: null } }), nothing)
    expect(merged.entries.get(1)).toBe(saved.entries.get(1))
  })

  it('brings flags, unless ours are newer', () => {
    const ours = putFlags(emptyLedger, { ids: [3], sequence: 7, state: 'waiting' })
    expect(mergeSitting(ours, truth({}, 0, [1]), nothing).flags.ids).toEqual([3])
    expect(mergeSitting(acknowledgeFlags(ours, 7), truth({}, 0, [1]), nothing).flags.ids).toEqual([1])
  })
})

/** The rules of the answer journal, as the room meets them: per question, older is refused, the same again is acknowledged. */
function createJournal() {
  const latest = new Map<number, { answer: WireAnswer; sequence: number }>()
  return {
    latest,
    save(id: number, answer: WireAnswer, sequence: number): 'saved' | 'outdated' {
      const present = latest.get(id)
      if (present && present.sequence > sequence) return 'outdated'
      if (present?.sequence === sequence) return present.answer === answer ? 'saved' : 'outdated'
      latest.set(id, { answer, sequence })
      return 'saved'
    },
    picture() {
      const answers = [...latest].filter(([, { answer }]) => answer !== null)
      return truth(
        Object.fromEntries(answers.map(([id, { answer }]) => [id, answer])),
        Math.max(0, ...[...latest.values()].map(({ sequence }) => sequence)),
      )
    },
  }
}

type Call = { id: number; answer: WireAnswer; sequence: number; reply?: 'saved' | 'outdated' }

const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('choose' as const),
      id: fc.integer({ min: 1, max: 3 }),
      answer: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('send' as const), id: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('arrive' as const, 'answer' as const, 'lose' as const),
      which: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('reload' as const, 'look' as const, 'see' as const) }) },
)

it('ends with the last choice of every question on the server, whatever was lost, late, repeated or reloaded', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
      const journal = createJournal()
      const wanted = new Map<number, WireAnswer>()
      const calls: Call[] = []
      let ledger = emptyLedger
      let clock = 1000
      let picture: { truth: ReturnType<typeof truth>; acknowledged: Set<number> } | undefined

      const take = (call: Call) => {
        if (call.reply === 'saved') {
          picture?.acknowledged.add(call.id)
          ledger = acknowledge(ledger, call.id, call.sequence)
        } else if (call.reply === 'outdated') ledger = withdraw(ledger, call.id, call.sequence)
      }
      const shows = (id: number) => ledger.entries.get(id)?.answer ?? null

      for (const event of happenings) {
        clock += 1
        if (event.what === 'choose') {
          const sequence = nextSequence(ledger.last, clock)
          ledger = putEntry(ledger, event.id, waiting(event.answer, sequence))
          wanted.set(event.id, event.answer)
        } else if (event.what === 'send') {
          const entry = ledger.entries.get(event.id)
          if (entry?.state === 'waiting') calls.push({ id: event.id, answer: entry.answer, sequence: entry.sequence })
        } else if ('which' in event) {
          const call = calls[event.which % Math.max(1, calls.length)]
          if (!call) continue
          // Calls arrive and are answered in any order, more than once, or never.
          if (event.what === 'arrive') call.reply = journal.save(call.id, call.answer, call.sequence)
          else if (event.what === 'answer') take(call)
          else calls.splice(calls.indexOf(call), 1)
        } else if (event.what === 'reload') {
          // Every choice was written before it was shown; answers to calls of the old page reach nobody.
          ledger = { ...emptyLedger, entries: new Map(structuredClone([...ledger.entries])), last: ledger.last }
          for (const call of calls) if (call.reply) calls.splice(calls.indexOf(call), 1)
          picture = undefined
        } else if (event.what === 'look') picture = { truth: journal.picture(), acknowledged: new Set() }
        else if (picture) {
          ledger = mergeSitting(ledger, picture.truth, { questions: picture.acknowledged, flags: false })
          picture = undefined
        }
        for (const [id, answer] of wanted) expect(shows(id)).toBe(answer)
      }

      for (const id of waitingIds(ledger)) {
        const entry = ledger.entries.get(id)
        if (entry) expect(journal.save(id, entry.answer, entry.sequence)).toBe('saved')
      }
      for (const [id, answer] of wanted) expect(journal.latest.get(id)?.answer ?? null).toBe(answer)
    }),
    { numRuns: 500 },
  )
})
