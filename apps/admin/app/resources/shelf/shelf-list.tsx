import type { RowOf, shelfResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('courses.write')
  return (
    <ResourceList<RowOf<typeof shelfResource>>
      path="/api/v3/admin/shelves"
      title={m.office_shelves()}
      sorts={['position']}
      to={({ id }) => `/shelves/${id}`}
      create={mayWrite ? { to: '/shelves/new', title: m.office_shelf_new() } : undefined}
      arrange={mayWrite ? '/arrange/shelves' : undefined}
      empty={m.office_shelf_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => words(title) },
        { key: 'course', title: m.office_course(), cell: ({ course }) => words(course), isSecondary: true },
        {
          key: 'month_paisa',
          title: m.office_shelf_price(),
          cell: ({ month_paisa }) => formatMoney(month_paisa, getLocale()),
          isNumber: true,
        },
        { key: 'videos', title: m.office_videos(), cell: ({ videos }) => count(videos), isNumber: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
