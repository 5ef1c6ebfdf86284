import type { courseResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay, useMe } from '../../session/me.ts'

type Row = RowOf<typeof courseResource>

export function Component() {
  const mayWrite = useMay()('courses.write')
  const isBound = useMe().member.course_ids !== null
  return (
    <ResourceList<Row>
      path="/api/v3/admin/courses"
      title={m.office_menu_course_list()}
      sorts={['position']}
      to={({ id }) => `/courses/${id}`}
      create={mayWrite && !isBound ? { to: '/courses/new', title: m.office_course_new() } : undefined}
      arrange={mayWrite ? '/courses/arrange' : undefined}
      empty={m.office_course_empty()}
      filters={[
        {
          name: 'open',
          title: m.office_course_enrolment(),
          choices: [
            { value: 'true', title: m.office_course_open() },
            { value: 'false', title: m.office_course_closed() },
          ],
        },
        activeFilter(),
      ]}
      columns={[
        { key: 'title', title: m.office_course(), cell: ({ title }) => words(title) },
        { key: 'slug', title: m.office_slug(), cell: ({ slug }) => slug, isSecondary: true },
        {
          key: 'open',
          title: m.office_course_enrolment(),
          cell: ({ enrolment_open }) =>
            enrolment_open ? (
              <span className="chip chip-ok">{m.office_course_open()}</span>
            ) : (
              <span className="chip chip-line">{m.office_course_closed()}</span>
            ),
        },
        {
          key: 'sessions',
          title: m.office_sessions(),
          cell: ({ sessions }) => count(sessions),
          isNumber: true,
          isSecondary: true,
        },
        { key: 'batches', title: m.office_batches(), cell: ({ batches }) => count(batches), isNumber: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
