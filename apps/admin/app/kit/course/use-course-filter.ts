import type { courseResource, ListCall, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import type { Filter } from '../list/list-types.ts'

/** The courses of the member, to narrow a list to one of them. */
export function useCourseFilter(): Filter {
  const { data } = useQuery(
    get<ListCall<RowOf<typeof courseResource>>>('/api/v3/admin/courses', { query: { 'per-page': 200 } }),
  )
  return {
    name: 'course',
    title: m.office_course(),
    choices: (data?.rows ?? []).map(({ id, title }) => ({ value: String(id), title: pickText(title, getLocale()) })),
  }
}
