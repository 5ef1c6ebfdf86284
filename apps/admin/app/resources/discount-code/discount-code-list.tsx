import type { discountCodeResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { count, momentDay } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'
import { CodeState, codeStateWords, codeWorth } from './code-words.tsx'

type Row = RowOf<typeof discountCodeResource>

export function Component() {
  const mayWrite = useMay()('codes.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/discount-codes"
      title={m.office_codes()}
      sorts={['created_at']}
      to={({ id }) => `/discount-codes/${id}`}
      create={mayWrite ? { to: '/discount-codes/new', title: m.office_code_new() } : undefined}
      acts={
        mayWrite && (
          <Link className="btn btn-line" to="/discount-codes/series">
            {m.office_codes_series()}
          </Link>
        )
      }
      empty={m.office_code_empty()}
      filters={[
        {
          name: 'state',
          title: m.office_state(),
          choices: Object.entries(codeStateWords).map(([value, title]) => ({ value, title: title() })),
        },
      ]}
      columns={[
        { key: 'code', title: m.office_code_word(), cell: ({ code }) => code },
        { key: 'worth', title: m.office_code_worth(), cell: codeWorth, isNumber: true },
        {
          key: 'used',
          title: m.office_code_used(),
          cell: ({ used, use_limit }) =>
            use_limit === null ? count(used) : m.office_seats_of({ sold: count(used), seats: count(use_limit) }),
          isNumber: true,
        },
        {
          key: 'given',
          title: m.office_code_given(),
          cell: ({ given_paisa }) => formatMoney(given_paisa, getLocale()),
          isNumber: true,
        },
        {
          key: 'owner',
          title: m.office_code_owner(),
          cell: ({ owner }) => owner && <Link to={`/discount-codes?owner=${encodeURIComponent(owner)}`}>{owner}</Link>,
          isSecondary: true,
        },
        {
          key: 'ends',
          title: m.office_ends(),
          cell: ({ ends_at }) => (ends_at ? momentDay(ends_at) : '–'),
          isSecondary: true,
        },
        { key: 'state', title: m.office_state(), cell: ({ state }) => <CodeState state={state} /> },
      ]}
    />
  )
}
