import type { batchResource, FieldsOf, scheduleResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { ModeAndBranch } from '../../kit/course/mode-and-branch.tsx'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { ClockBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { useMay } from '../../session/me.ts'
import { WeekdaysField } from './weekdays-field.tsx'

type Fields = FieldsOf<typeof scheduleResource>

/** One timetable of a batch: where, on which days and hours, and how many seats. Its rows are on the sheet. */
export function Component() {
  const { id = 'new', batchId = '' } = useParams()
  const may = useMay()
  const { data: batch } = useQuery(
    get<(typeof batchResource)['read']>('/api/v3/admin/batches/:id', { params: { id: batchId } }),
  )
  const labels: Record<keyof Fields, string> = {
    batch_id: m.office_batch(),
    title: m.office_schedule_title(),
    mode: m.office_mode(),
    contact_id: m.office_branch(),
    weekdays: m.office_weekdays(),
    opens: m.office_opens(),
    closes: m.office_closes(),
    seats: m.office_seats(),
    is_active: m.office_shown(),
  }
  const blank = {
    batch_id: Number(batchId),
    title: { bn: '' },
    mode: 'online',
    contact_id: null,
    weekdays: [],
    opens: '',
    closes: '',
    seats: null,
    is_active: true,
  } as unknown as Fields
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/schedules"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_schedule_new())}
      list={{ to: `/batches/${batchId}/schedules`, title: batch ? words(batch.fields.title) : m.office_schedules() }}
      acts={() => (
        <Link className="btn btn-line" to={`/batches/${batchId}/timetable`}>
          {m.office_sheet()}
        </Link>
      )}
      mayWrite={may('courses.write')}
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} hint={m.office_schedule_title_hint()} />
      <Columns>
        <ModeAndBranch />
        <NumberBox name="seats" label={labels.seats} hint={m.office_seats_hint()} />
      </Columns>
      <WeekdaysField name="weekdays" label={labels.weekdays} />
      <Columns>
        <ClockBox name="opens" label={labels.opens} />
        <ClockBox name="closes" label={labels.closes} />
      </Columns>
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
