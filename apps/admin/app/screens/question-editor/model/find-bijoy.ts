import type { QuestionFields } from '../../../kit/question/question-types.ts'

type Words = { bn?: string | undefined; en?: string | undefined } | null

/** Every Bengali text of a question, changed; the English ones stay. */
export function mapBengali(fields: QuestionFields, change: (text: string) => string): QuestionFields {
  const turn = <Text extends Words>(text: Text): Text =>
    text?.bn === undefined ? text : ({ ...text, bn: change(text.bn) } as Text)
  return {
    ...fields,
    text: turn(fields.text),
    explanation: turn(fields.explanation),
    parts: fields.parts.map((part) => ({ ...part, text: turn(part.text), note: turn(part.note) })),
  }
}

/** The Bengali texts of a question that are typed for a Bijoy font. */
export function findBijoy(fields: QuestionFields, looksLikeBijoy: (text: string) => boolean): string[] {
  const found: string[] = []
  mapBengali(fields, (text) => {
    if (looksLikeBijoy(text)) found.push(text)
    return text
  })
  return found
}
