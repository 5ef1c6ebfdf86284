import type { medicalCollegeResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'
import { collegeKinds, kindWords } from './college-kinds.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<RowOf<typeof medicalCollegeResource>>
      path="/api/v3/admin/medical-colleges"
      title={m.office_menu_colleges()}
      sorts={['position']}
      to={({ id }) => `/colleges/${id}`}
      create={mayWrite ? { to: '/colleges/new', title: m.office_college_new() } : undefined}
      arrange={mayWrite ? '/arrange/colleges' : undefined}
      empty={m.office_college_empty()}
      filters={[
        {
          name: 'kind',
          title: m.office_college_kind(),
          choices: collegeKinds().map(({ value, label }) => ({ value, title: label })),
        },
        activeFilter(),
      ]}
      columns={[
        {
          key: 'name',
          title: m.office_college_name(),
          cell: ({ name_bn, name_en }) => (getLocale() === 'en' ? name_en : name_bn),
        },
        { key: 'acronym', title: m.office_college_acronym(), cell: ({ acronym }) => acronym, isSecondary: true },
        { key: 'kind', title: m.office_college_kind(), cell: ({ kind }) => kindWords(kind), isSecondary: true },
        {
          key: 'used',
          title: m.office_college_used(),
          cell: ({ is_used }) => (is_used ? m.office_yes() : ''),
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
