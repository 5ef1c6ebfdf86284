import type { FieldsOf, questionResource } from '@prostuti/contract/staff'
import type { QuestionContent, QuestionPart } from '../rules/question-content.ts'

type Fields = FieldsOf<typeof questionResource>
export type ContentFields = Pick<
  Fields,
  'text' | 'images' | 'parts' | 'fixed_order' | 'key' | 'explanation' | 'book_id' | 'book_page' | 'source'
>

/** What a version says, as forms and histories show it. */
export function contentOnWire(content: QuestionContent): ContentFields {
  const { text, images, parts, fixedOrder, key, explanation, bookId, bookPage, source } = content
  return {
    text,
    images,
    parts: parts.map(({ id, text: words, image = null, note = null }) => ({ id, text: words, image, note })),
    fixed_order: fixedOrder,
    key: key as Fields['key'],
    explanation,
    ...{ book_id: bookId, book_page: bookPage, source },
  }
}

/** The same for somebody who may not know yet what is right: nothing that says it or hints at it. */
export const withoutKey = <Said extends ContentFields>(fields: Said): Said => ({
  ...fields,
  parts: fields.parts.map((part) => ({ ...part, note: null })),
  key: null,
  explanation: null,
})

/** What a form sent as a version keeps it. What whoever sent it does not see stays as it was. */
export function contentSent(fields: ContentFields, kept: QuestionContent | undefined): QuestionContent {
  const noteOf = new Map(kept?.parts.map(({ id, note }) => [id, note]))
  return {
    text: fields.text,
    images: fields.images,
    parts: fields.parts.map(({ id, text, image, note }): QuestionPart => {
      const said = kept ? noteOf.get(id) : note
      return { id, text, ...(image && { image }), ...(said && { note: { ...said, bn: said.bn ?? '' } }) }
    }),
    fixedOrder: fields.fixed_order,
    key: kept?.key ?? fields.key ?? { type: 'sba', options: [] },
    explanation: kept
      ? kept.explanation
      : fields.explanation && { ...fields.explanation, bn: fields.explanation.bn ?? '' },
    bookId: fields.book_id,
    bookPage: fields.book_page,
    source: fields.source,
  }
}
