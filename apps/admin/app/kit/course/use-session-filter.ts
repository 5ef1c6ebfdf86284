import type { courseSessionResource, ListCall, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import type { Filter } from '../list/list-types.ts'

/** The sessions of a course, or of all, the latest first. */
export function useSessionFilter(course: string | null): Filter {
  const { data } = useQuery(
    get<ListCall<RowOf<typeof courseSessionResource>>>('/api/v3/admin/course-sessions', {
      query: { course: course ?? undefined, order: 'desc', 'per-page': 200 },
    }),
  )
  return {
    name: 'session',
    title: m.office_session(),
    choices: (data?.rows ?? []).map((row) => ({
      value: String(row.id),
      title: course
        ? pickText(row.title, getLocale())
        : `${pickText(row.title, getLocale())} · ${pickText(row.course, getLocale())}`,
    })),
  }
}
