import type { listQuestionBooks } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import type { Language } from './question-types.ts'

/** What reference books are called; undefined for one that is not known, or not yet. */
export function useBookNames(
  ids: readonly (number | null)[],
  language: Language,
): (id: number | null) => string | undefined {
  const asked = [...new Set(ids)].filter((id) => id !== null).join()
  const { data } = useQuery({
    ...get<typeof listQuestionBooks>('/api/v3/admin/question-books', { query: { ids: asked } }),
    enabled: asked !== '',
  })
  return (id) => {
    const book = data?.rows.find((row) => row.id === id)
    return book && pickText(book.title, language)
  }
}
