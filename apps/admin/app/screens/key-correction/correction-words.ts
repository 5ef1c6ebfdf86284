import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { changeWords, marksWords, numberWords } from '../../kit/exam/marks-words.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import type { Correction, CorrectionRow, Effect, Key, Kind } from './correction-types.ts'

export const stateWords = (state: CorrectionRow['state']): string =>
  ({
    draft: m.office_correction_s_draft,
    asked: m.office_correction_s_asked,
    publishing: m.office_correction_s_publishing,
    published: m.office_correction_s_published,
    reverted: m.office_correction_s_reverted,
    dropped: m.office_correction_s_dropped,
  })[state]()

export const stateTone = (state: CorrectionRow['state']): string =>
  ({
    draft: 'chip-line',
    asked: 'chip-brand',
    publishing: 'chip-brand',
    published: 'chip-ok',
    reverted: 'chip-bad',
    dropped: '',
  })[state]

export const kindWords = (kind: Kind): string =>
  ({
    new_key: m.office_correction_k_new_key,
    accept: m.office_correction_k_accept,
    everyone: m.office_correction_k_everyone,
    void: m.office_correction_k_void,
  })[kind]()

type Question = Correction['question']

const letterOf = ({ parts }: Question, partId: number): string =>
  partLetter(
    parts.findIndex(({ id }) => id === partId),
    getLocale(),
  )

export const truthWords = (truth: 'T' | 'F' | 'either'): string =>
  ({ T: m.office_analysis_true, F: m.office_analysis_false, either: m.office_correction_either })[truth]()

/** What a key holds to be right: `খ. Thiamine`, or `ক সত্য, খ মিথ্যা`. */
export function keyWords(question: Question, key: Key | null): string {
  if (key === null) return m.office_correction_to_choose()
  if (key.grace === 'all') return m.office_correction_everybody()
  if (key.grace === 'void') return m.office_correction_nobody()
  if (key.type === 'mcq')
    return question.parts
      .flatMap(({ id }) => {
        const truth = key.stems[id]
        return truth ? [`${letterOf(question, id)} ${truthWords(truth)}`] : []
      })
      .join(', ')
  if (key.options.length === 0) return m.office_correction_to_choose()
  return key.options
    .map((id) => {
      const text = question.parts.find((part) => part.id === id)?.text
      return `${letterOf(question, id)}. ${text ? plainWords(pickText(text, getLocale())) : ''}`
    })
    .join(' / ')
}

/** The letters alone, for lines that are short of room. */
export const keyLetters = (question: Question, key: Key | null): string =>
  key?.type === 'sba' && !key.grace
    ? key.options.map((id) => letterOf(question, id)).join(', ')
    : keyWords(question, key)

/** As somebody answered. */
export function answerWords(question: Question, answer: Effect['answer']): string {
  if (answer === null) return m.office_analysis_blank()
  if (typeof answer === 'number') return letterOf(question, answer)
  const given = question.parts.flatMap(({ id }) => {
    const said = answer[id]
    return said ? [`${letterOf(question, id)}${said === 'T' ? '✓' : '✗'}`] : []
  })
  return given.join(' ') || m.office_analysis_blank()
}

export function movesWords(rising: number, falling: number): string {
  const up = numberWords(rising)
  return falling === 0
    ? m.office_correction_moves_up({ up })
    : m.office_correction_moves({ up, down: numberWords(falling) })
}

/** By how much marks change: of everybody the same, or from the least to the most. */
export function spanWords(span: { least: number; most: number } | null, sign: 1 | -1): string {
  if (span === null) return ''
  const words = (value: number) => changeWords(sign * value)
  return span.least === span.most
    ? m.office_correction_each({ change: words(span.least) })
    : m.office_correction_span({ least: words(span.least), most: words(span.most) })
}

/** What the first of those who are told will read. */
export function toldWords({ kind, paper, question }: Correction, effect: Effect): string {
  const words = { exam: pickText(paper.title, getLocale()), n: numberWords(question.position) }
  const title =
    kind === 'void'
      ? m.notices_correction_void(words)
      : kind === 'everyone'
        ? m.notices_correction_everyone(words)
        : m.notices_correction_key(words)
  const marks = m.notices_correction_marks({
    was: marksWords(effect.marks_before),
    is: marksWords(effect.marks_after),
  })
  const { rank_before: was, rank_after: is } = effect
  const rank =
    was === null || is === null
      ? ''
      : was === is
        ? m.notices_correction_same_rank({ rank: numberWords(is) })
        : m.notices_correction_rank({ was: numberWords(was), is: numberWords(is) })
  return `${title}। ${marks} ${rank} ${m.notices_correction_why()}`.replace(/\s+/g, ' ')
}
