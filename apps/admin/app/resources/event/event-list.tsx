import type { eventResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { momentDay, Seats, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'
import { EventState, eventStateWords } from './event-state.tsx'

type Row = RowOf<typeof eventResource>

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/events"
      title={m.office_events()}
      sorts={['starts_at']}
      to={({ id }) => `/events/${id}`}
      create={may('courses.write') ? { to: '/events/new', title: m.office_event_new() } : undefined}
      empty={m.office_event_empty()}
      filters={[
        {
          name: 'state',
          title: m.office_state(),
          choices: Object.entries(eventStateWords).map(([value, title]) => ({ value, title: title() })),
        },
      ]}
      columns={[
        { key: 'name', title: m.office_event(), cell: ({ name }) => words(name) },
        { key: 'starts', title: m.office_starts(), cell: ({ starts_at }) => momentDay(starts_at), sort: 'starts_at' },
        {
          key: 'deadline',
          title: m.office_event_deadline(),
          cell: ({ deadline }) => momentDay(deadline),
          isSecondary: true,
        },
        {
          key: 'fee',
          title: m.office_fee(),
          cell: ({ fee_paisa }) => (fee_paisa === 0 ? m.office_free() : formatMoney(fee_paisa, getLocale())),
          isNumber: true,
        },
        {
          key: 'seats',
          title: m.office_event_registered(),
          cell: ({ seats_sold, seats }) => <Seats sold={seats_sold} of={seats} />,
          isNumber: true,
        },
        { key: 'state', title: m.office_state(), cell: ({ state }) => <EventState state={state} /> },
      ]}
    />
  )
}
