import type { RowOf, scrollingNoticeResource } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof scrollingNoticeResource>

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/scrolling-notices"
      title={m.office_menu_marquee()}
      sorts={['position']}
      to={({ id }) => `/marquee/${id}`}
      create={mayWrite ? { to: '/marquee/new', title: m.office_marquee_new() } : undefined}
      arrange={mayWrite ? '/arrange/marquee' : undefined}
      empty={m.office_marquee_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_marquee_text(), cell: ({ title }) => pickText(title, getLocale()) },
        { key: 'from', title: m.office_marquee_from(), cell: ({ starts_at }) => when(starts_at), isSecondary: true },
        { key: 'until', title: m.office_marquee_until(), cell: ({ ends_at }) => when(ends_at), isSecondary: true },
        { key: 'state', title: m.office_shown_filter(), cell: (row) => <State row={row} /> },
      ]}
    />
  )
}

const when = (instant: string | null): string =>
  instant === null ? '' : formatWhen(new Date(instant), new Date(), getLocale())

function State({ row: { is_active, starts_at, ends_at } }: { row: Row }) {
  const now = Date.now()
  if (!is_active) return <span className="chip chip-line">{m.office_hidden()}</span>
  if (ends_at !== null && Date.parse(ends_at) <= now)
    return <span className="chip chip-line">{m.office_marquee_over()}</span>
  if (starts_at !== null && Date.parse(starts_at) > now)
    return <span className="chip chip-brand">{m.office_marquee_planned()}</span>
  return m.office_shown()
}
