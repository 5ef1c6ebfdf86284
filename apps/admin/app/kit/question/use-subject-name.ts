import type { subjectResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import type { Language } from './question-types.ts'

/** What a subject is called; empty until it is known. */
export function useSubjectName(id: number, language: Language): string {
  const query = get<(typeof subjectResource)['list']>('/api/v3/admin/subjects', { query: { ids: String(id) } })
  const { data } = useQuery({ ...query, enabled: id > 0 })
  const name = data?.rows[0]?.name
  return name ? pickText(name, language) : ''
}
