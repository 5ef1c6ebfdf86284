import type { RowOf, serviceResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<RowOf<typeof serviceResource>>
      path="/api/v3/admin/services"
      title={m.office_menu_services()}
      sorts={['position']}
      to={({ id }) => `/services/${id}`}
      create={mayWrite ? { to: '/services/new', title: m.office_service_new() } : undefined}
      arrange={mayWrite ? '/arrange/services' : undefined}
      empty={m.office_service_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => pickText(title, getLocale()) },
        { key: 'link', title: m.office_link(), cell: ({ link }) => link, isSecondary: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
