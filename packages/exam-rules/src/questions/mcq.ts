import { markUnits } from '../marking/mark-units.ts'
import type { Grace } from './grace.ts'
import type { QuestionType } from './question-type.ts'
import { stemVerdict } from './stem-verdict.ts'

/** What was said of each stem; a stem left blank is not in it. */
export type McqAnswer = { readonly type: 'mcq'; readonly stems: Readonly<Record<number, 'T' | 'F'>> }

/** The truth of each stem; `either` after a correction that accepts both. */
export type McqKey = {
  readonly type: 'mcq'
  readonly stems: Readonly<Record<number, 'T' | 'F' | 'either'>>
  readonly grace?: Grace
}

/** Multiple true/false (MTF): one to five stems, each T, F or blank. On the wire: `{ "1": "T", "3": "F" }`, or null. */
export const mcq: QuestionType<'mcq', McqAnswer, McqKey> = {
  name: 'mcq',
  partCount: { min: 1, max: 5 },

  units: (partCount) => partCount,

  read(wire, partIds) {
    if (typeof wire !== 'object' || Array.isArray(wire)) return { ok: false, reason: 'not_an_answer' }
    const said = new Map<string, unknown>(Object.entries(wire ?? {}))
    if ([...said.values()].some((value) => value !== 'T' && value !== 'F' && value !== null)) {
      return { ok: false, reason: 'not_an_answer' }
    }
    const known = new Set(partIds.map(String))
    if ([...said.keys()].some((id) => !known.has(id))) return { ok: false, reason: 'unknown_part' }
    const stems: Record<number, 'T' | 'F'> = {}
    for (const id of partIds) {
      const value = said.get(String(id))
      if (value === 'T' || value === 'F') stems[id] = value
    }
    return { ok: true, answer: { type: 'mcq', stems } }
  },

  write: (answer) => ({ ...answer.stems }),

  fullness(answer, partIds) {
    const answered = partIds.filter((id) => answer.stems[id] !== undefined).length
    if (answered === 0) return 'empty'
    return answered === partIds.length ? 'full' : 'partial'
  },

  keyFits: (key, partIds) =>
    Object.keys(key.stems).length === partIds.length && partIds.every((id) => key.stems[id] !== undefined),

  mark(answer, key, partIds, rule) {
    const units = { right: 0, wrong: 0, blank: 0 }
    for (const id of partIds) units[stemVerdict(key.stems[id], answer?.stems[id])] += 1
    return markUnits(units, rule)
  },
}
