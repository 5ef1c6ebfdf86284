import type { holidayResource, RowOf } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof holidayResource>

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/holidays"
      title={m.office_menu_holidays()}
      sorts={['day']}
      to={({ id }) => `/holidays/${id}`}
      create={may('courses.write') ? { to: '/holidays/new', title: m.office_holiday_new() } : undefined}
      empty={m.office_holiday_empty()}
      filters={[
        {
          name: 'hartal',
          title: m.office_holiday_hartal(),
          choices: [
            { value: 'true', title: m.office_yes() },
            { value: 'false', title: m.office_no() },
          ],
        },
      ]}
      columns={[
        {
          key: 'day',
          title: m.office_holiday_day(),
          cell: ({ day }) => formatDate(dhakaMidnight(day), getLocale(), 'full'),
          sort: 'day',
        },
        { key: 'name', title: m.office_holiday_name(), cell: ({ name }) => pickText(name, getLocale()) },
        {
          key: 'hartal',
          title: m.office_holiday_hartal(),
          cell: ({ is_hartal }) =>
            is_hartal ? <span className="chip chip-bad">{m.office_holiday_hartal()}</span> : '',
          isSecondary: true,
        },
        {
          key: 'affected',
          title: m.office_holiday_affected(),
          cell: ({ id, affected_rows }) =>
            affected_rows === 0 ? (
              formatNumber(0, getLocale())
            ) : (
              <Link className="link-in" to={`/holidays/${id}`}>
                {formatNumber(affected_rows, getLocale())}
              </Link>
            ),
          isNumber: true,
        },
      ]}
    />
  )
}
