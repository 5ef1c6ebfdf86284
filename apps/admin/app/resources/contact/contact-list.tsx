import type { contactResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay, useMe } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  const isBound = useMe().member.branch_ids !== null
  return (
    <ResourceList<RowOf<typeof contactResource>>
      path="/api/v3/admin/contacts"
      title={m.office_menu_branches()}
      sorts={['position']}
      to={({ id }) => `/branches/${id}`}
      create={mayWrite && !isBound ? { to: '/branches/new', title: m.office_branch_new() } : undefined}
      arrange={mayWrite ? '/arrange/branches' : undefined}
      empty={m.office_branch_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'name', title: m.office_branch_name(), cell: ({ name }) => pickText(name, getLocale()) },
        {
          key: 'phones',
          title: m.office_branch_phones(),
          cell: ({ phones }) => (phones[0] ? phoneWords(phones[0]) : ''),
          isSecondary: true,
        },
        {
          key: 'main',
          title: m.office_branch_main(),
          cell: ({ is_main }) => is_main && <span className="chip chip-brand">{m.office_yes()}</span>,
          isSecondary: true,
        },
        {
          key: 'used',
          title: m.office_branch_used(),
          cell: ({ used }) => formatNumber(used, getLocale()),
          isNumber: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
