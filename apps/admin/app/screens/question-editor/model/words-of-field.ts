import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import type { ImageFields, PartFields, QuestionFields, QuestionKey } from '../../../kit/question/question-types.ts'

const difficulties = {
  easy: m.office_question_easy,
  medium: m.office_question_medium,
  hard: m.office_question_hard,
}

/** What a field of a question says, where two people have written it at once: options by their letters, the key in words. */
export function wordsOfField(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (name === 'parts') return (value as PartFields[]).map(partWords)
  if (name === 'key') return keyWords(value as QuestionKey)
  if (name === 'images') return (value as ImageFields[]).map(({ alt, src }) => alt.bn || src)
  if (name === 'type') return value === 'sba' ? m.office_question_sba() : m.office_question_mcq()
  if (name === 'difficulty') return difficulties[value as NonNullable<QuestionFields['difficulty']>]()
  return value
}

const letterOf = (id: number) => partLetter(id - 1, getLocale())

const partWords = ({ text, image }: PartFields, at: number): string =>
  [`${partLetter(at, getLocale())}.`, text.bn, text.en && `(${text.en})`, image && `[${image.alt.bn}]`]
    .filter(Boolean)
    .join(' ')

/** By the ids of the parts, which count from one as they first stood. */
function keyWords(key: QuestionKey): string {
  if (key.type === 'sba') return key.options.map(letterOf).join(', ')
  const truths = { T: m.room_true(), F: m.room_false(), either: m.courseexam_either() }
  return Object.entries(key.stems)
    .map(([id, truth]) => `${letterOf(Number(id))} ${truths[truth]}`)
    .join(', ')
}
