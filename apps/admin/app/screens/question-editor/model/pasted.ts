import type { PastedQuestion } from '@prostuti/question-formats/layout'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import { blankQuestion } from './blank-question.ts'

/** What a pasted block says, put into the form: it replaces words, options and key, and leaves what it does not say. */
export function withPasted(fields: QuestionFields, { question }: PastedQuestion): QuestionFields {
  const { type, text, parts, key, explanation, tags, reference } = question
  return {
    ...fields,
    type,
    text: { ...fields.text, ...text },
    parts: parts.map((part) => ({ id: part.id, text: part.text, image: null, note: part.note })),
    key: key === null ? (type === 'sba' ? blankQuestion.key : { type, stems: {} }) : keyOnForm(key),
    explanation: explanation ?? fields.explanation,
    tags: [...new Set([...fields.tags, ...tags])],
    source: fields.source ?? reference,
  }
}

/** Its ids as the texts that JSON makes of them. */
const keyOnForm = (key: NonNullable<PastedQuestion['question']['key']>): QuestionFields['key'] =>
  key.type === 'sba'
    ? { type: 'sba', options: [...key.options] }
    : { type: 'mcq', stems: Object.fromEntries(Object.entries(key.stems)) }
