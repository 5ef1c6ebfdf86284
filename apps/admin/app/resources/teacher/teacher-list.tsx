import type { RowOf, teacherResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof teacherResource>

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/teachers"
      title={m.office_menu_teachers()}
      sorts={['position']}
      to={({ id }) => `/teachers/${id}`}
      create={may('courses.write') ? { to: '/teachers/new', title: m.office_teacher_new() } : undefined}
      arrange={may('courses.write') ? '/teachers/arrange' : undefined}
      empty={m.office_teacher_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'name', title: m.office_teacher_name(), cell: ({ name }) => pickText(name, getLocale()) },
        { key: 'subject', title: m.office_teacher_subject(), cell: ({ subject }) => pickText(subject, getLocale()) },
        {
          key: 'qualifications',
          title: m.office_teacher_qualifications(),
          cell: ({ qualifications }) => qualifications,
          isSecondary: true,
        },
        {
          key: 'batches',
          title: m.office_teacher_batches(),
          cell: ({ batches }) => formatNumber(batches, getLocale()),
          isNumber: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
