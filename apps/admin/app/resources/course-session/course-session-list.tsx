import type { courseSessionResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useCourseFilter } from '../../kit/course/use-course-filter.ts'
import { count, day, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof courseSessionResource>

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/course-sessions"
      title={m.office_sessions()}
      sorts={['starts_on']}
      to={({ id }) => `/course-sessions/${id}`}
      create={may('courses.write') ? { to: '/course-sessions/new', title: m.office_session_new() } : undefined}
      empty={m.office_session_empty()}
      filters={[useCourseFilter(), activeFilter()]}
      columns={[
        { key: 'title', title: m.office_session(), cell: ({ title }) => words(title) },
        { key: 'course', title: m.office_course(), cell: ({ course }) => words(course) },
        { key: 'starts', title: m.office_starts(), cell: ({ starts_on }) => day(starts_on), sort: 'starts_on' },
        { key: 'ends', title: m.office_ends(), cell: ({ ends_on }) => day(ends_on), isSecondary: true },
        { key: 'batches', title: m.office_batches(), cell: ({ batches }) => count(batches), isNumber: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
