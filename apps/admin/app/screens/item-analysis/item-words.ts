import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { numberWords, shareWords } from '../../kit/exam/marks-words.ts'
import type { Choice, Item } from './analysis-types.ts'

export const verdictWords = (verdict: Item['verdict']): string =>
  ({
    wrong_key: m.office_analysis_v_wrong_key,
    two_right: m.office_analysis_v_two_right,
    dubious: m.office_analysis_v_dubious,
    below_chance: m.office_analysis_v_below_chance,
    weak: m.office_analysis_v_weak,
    too_easy: m.office_analysis_v_too_easy,
    idle: m.office_analysis_v_idle,
    fine: m.office_analysis_v_fine,
    too_few: m.office_analysis_v_too_few,
    settled: m.office_analysis_v_settled,
  })[verdict]()

/** The letter of a part as the paper has it. */
export const letterOf = ({ question }: Item, partId: number): string =>
  partLetter(
    question.parts.findIndex(({ id }) => id === partId),
    getLocale(),
  )

/** `খ`, or of a stem `খ সত্য`. */
export function choiceWords(item: Item, { part_id: partId, said }: Pick<Choice, 'part_id' | 'said'>): string {
  if (partId === null) return m.office_analysis_blank()
  const letter = letterOf(item, partId)
  return said === null ? letter : `${letter} ${said === 'T' ? m.office_analysis_true() : m.office_analysis_false()}`
}

export const figureWords = (value: number | null): string =>
  value === null ? '–' : numberWords(Math.round(value * 100) / 100)

/** What speaks against a question, one sentence for each doubt. */
export function doubtWords(item: Item): { code: string; words: string }[] {
  return item.doubts.flatMap((doubt) => {
    const choices = item.stems.length > 0 ? item.stems.flatMap((stem) => stem.choices) : item.choices
    const [first] = doubt.part_ids
    const other = choices.find(({ part_id, said }) => part_id === first && said === doubt.said)
    const name = other ? choiceWords(item, other) : ''
    const others = doubt.part_ids.map((id) => letterOf(item, id)).join(', ')
    const isRival = ({ part_id }: Choice) => item.stems.length === 0 || part_id === first
    const keyShare = choices
      .filter((choice) => choice.is_key && isRival(choice))
      .reduce((sum, { top_third }) => sum + top_third, 0)
    const words = {
      top_third: () =>
        m.office_analysis_top_third({
          share: shareWords(other?.top_third ?? 0),
          other: name,
          key_share: shareWords(keyShare),
        }),
      wrong_key: () =>
        m.office_analysis_wrong_key({
          other: name,
          was: figureWords(item.discrimination),
          is: figureWords(other?.discrimination_as_key ?? null),
        }),
      chosen_more: () => m.office_analysis_chosen_more({ other: name }),
      two_right: () => m.office_analysis_two_right({ others }),
      negative: () => m.office_analysis_negative(),
      below_chance: () => m.office_analysis_below_chance(),
      // The number of objections has a line of its own.
      objections: () => undefined,
      weak: () => m.office_analysis_weak(),
      too_easy: () => m.office_analysis_too_easy(),
      idle: () => m.office_analysis_idle({ others }),
    }[doubt.code]()
    return words === undefined ? [] : [{ code: `${doubt.code} ${doubt.part_ids.join()} ${doubt.said}`, words }]
  })
}
