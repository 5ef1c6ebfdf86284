import { writeExplanation } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import { type Locale, pickText } from '@prostuti/text/locale'
import { partLetter } from '@prostuti/text/part-letter'
import type { LoadedQuestion } from '../papers/load-questions.ts'

/** Everything that is said of a question after the release; of its parts in the order in which the reader saw them. */
export function explanationOf(
  { explanation, parts, reference: { book, source } }: LoadedQuestion,
  locale: Locale,
  partOrder: readonly number[] = parts.map(({ id }) => id),
): string | null {
  return writeExplanation({
    explanation: pickText(explanation, locale),
    notes: partOrder.flatMap((id, position) => {
      const note = parts.find((part) => part.id === id)?.note
      return note ? [{ letter: partLetter(position, locale), text: pickText(note, locale) }] : []
    }),
    book: book && {
      words: messages.review_book_page(
        { title: pickText(book.title, locale), page: localizeDigits(book.page, locale) },
        { locale },
      ),
      to: `/my/reference-book/${book.id}/page-no/${book.page}`,
    },
    source,
  })
}
