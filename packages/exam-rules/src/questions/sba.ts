import { markUnits } from '../marking/mark-units.ts'
import type { Grace } from './grace.ts'
import type { QuestionType } from './question-type.ts'

/** One option, or none when the doctor has taken the choice back. */
export type SbaAnswer = { readonly type: 'sba'; readonly option: number | null }

/** The options that count as right: one, unless a correction accepts more. */
export type SbaKey = { readonly type: 'sba'; readonly options: readonly number[]; readonly grace?: Grace }

/** Single best answer: one of four or five options. On the wire: the option's id, or null. */
export const sba: QuestionType<'sba', SbaAnswer, SbaKey> = {
  name: 'sba',
  partCount: { min: 4, max: 5 },

  units: () => 1,

  read(wire, partIds) {
    if (wire !== null && typeof wire !== 'number') return { ok: false, reason: 'not_an_answer' }
    if (wire !== null && !partIds.includes(wire)) return { ok: false, reason: 'unknown_part' }
    return { ok: true, answer: { type: 'sba', option: wire } }
  },

  write: (answer) => answer.option,

  fullness: (answer) => (answer.option === null ? 'empty' : 'full'),

  keyFits: (key, partIds) => key.options.length > 0 && key.options.every((option) => partIds.includes(option)),

  mark(answer, key, _partIds, rule) {
    const option = answer?.option ?? null
    const blank = option === null
    const right = !blank && key.options.includes(option)
    return markUnits({ right: Number(right), wrong: Number(!blank && !right), blank: Number(blank) }, rule)
  },
}
