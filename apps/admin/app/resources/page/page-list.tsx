import type { pageResource, RowOf } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const may = useMay()
  return (
    <ResourceList<RowOf<typeof pageResource>>
      path="/api/v3/admin/pages"
      title={m.office_menu_pages()}
      sorts={['position']}
      to={({ id }) => `/pages/${id}`}
      create={may('website.write') ? { to: '/pages/new', title: m.office_page_new() } : undefined}
      empty={m.office_page_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => pickText(title, getLocale()) },
        { key: 'slug', title: m.office_page_slug(), cell: ({ slug }) => slug, isSecondary: true },
        {
          key: 'changed',
          title: m.office_changed(),
          cell: ({ updated_at }) => formatWhen(new Date(updated_at), new Date(), getLocale()),
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
