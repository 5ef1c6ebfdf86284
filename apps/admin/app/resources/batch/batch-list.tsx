import type { batchResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { useSearchParams } from 'react-router'
import { modeChoices, modeWords } from '../../kit/course/mode-words.ts'
import { useCourseFilter } from '../../kit/course/use-course-filter.ts'
import { useSessionFilter } from '../../kit/course/use-session-filter.ts'
import { day, Seats, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'
import { BatchState, batchStateWords } from './batch-state.tsx'

type Row = RowOf<typeof batchResource>

export function Component() {
  const may = useMay()
  const [query] = useSearchParams()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/batches"
      title={m.office_batches()}
      sorts={['starts_on']}
      to={({ id }) => `/batches/${id}`}
      create={may('courses.write') ? { to: '/batches/new', title: m.office_batch_new() } : undefined}
      empty={m.office_batch_empty()}
      filters={[
        useCourseFilter(),
        useSessionFilter(query.get('course')),
        { name: 'mode', title: m.office_mode(), choices: modeChoices(['online', 'branch', 'both']) },
        {
          name: 'state',
          title: m.office_state(),
          choices: Object.entries(batchStateWords).map(([value, title]) => ({ value, title: title() })),
        },
        {
          name: 'full',
          title: m.office_seats(),
          choices: [
            { value: 'false', title: m.office_seats_left() },
            { value: 'true', title: m.office_seats_full() },
          ],
        },
      ]}
      columns={[
        { key: 'title', title: m.office_batch(), cell: ({ title }) => words(title) },
        {
          key: 'session',
          title: m.office_session(),
          cell: ({ course, session }) => `${words(course)} · ${words(session)}`,
          isSecondary: true,
        },
        { key: 'mode', title: m.office_mode(), cell: ({ mode }) => modeWords[mode](), isSecondary: true },
        {
          key: 'fee',
          title: m.office_fee(),
          cell: ({ fee_paisa }) => formatMoney(fee_paisa, getLocale()),
          isNumber: true,
        },
        {
          key: 'seats',
          title: m.office_seats_sold(),
          cell: ({ seats_sold, seats }) => <Seats sold={seats_sold} of={seats} />,
          isNumber: true,
        },
        { key: 'starts', title: m.office_starts(), cell: ({ starts_on }) => day(starts_on), sort: 'starts_on' },
        { key: 'state', title: m.office_state(), cell: ({ state }) => <BatchState state={state} /> },
      ]}
    />
  )
}
