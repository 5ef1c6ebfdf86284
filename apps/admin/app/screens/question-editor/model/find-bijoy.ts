import type { QuestionFields } from '../../../kit/question/question-types.ts'

type Words = { bn?: string | null | undefined; en?: string | null | undefined } | null

/** Every Bengali text of a question, changed; the English ones stay. */
export function mapBengali(fields: QuestionFields, change: (text: string) => string): QuestionFields {
  const turn = <Text extends Words>(text: Text): Text =>
    // The box of a text that nobody wrote makes null of it.
    text?.bn === undefined || text.bn === null ? text : ({ ...text, bn: change(text.bn) } as Text)
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
