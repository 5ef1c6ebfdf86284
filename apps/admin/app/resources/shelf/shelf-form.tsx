import type { FieldsOf, shelfResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { courseSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { MoneyBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField, PickOrderedField } from '../../kit/pick/pick-fields.tsx'
import { videoSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof shelfResource>

const blank: Fields = {
  course_id: null,
  title: { bn: '' },
  summary: { bn: '' },
  month_paisa: 0,
  durations: [{ days: 30, percent_off: 0 }],
  least_videos: 1,
  refund_hours: 24,
  video_ids: [],
  is_active: false,
}

export function Component() {
  const { id = 'new' } = useParams()
  const labels = {
    course_id: m.office_course(),
    title: m.office_title(),
    summary: m.office_summary(),
    month_paisa: m.office_shelf_price(),
    durations: m.office_shelf_durations(),
    least_videos: m.office_shelf_least(),
    refund_hours: m.office_shelf_refund(),
    video_ids: m.office_videos(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/shelves"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_shelf_new())}
      list={{ to: '/shelves', title: m.office_shelves() }}
      mayWrite={useMay()('courses.write')}
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} />
      <BothLanguages name="summary" label={labels.summary} long />
      <PickField {...courseSource} name="course_id" label={labels.course_id} note={m.office_optional()} />
      <MoneyBox name="month_paisa" label={labels.month_paisa} hint={m.office_shelf_price_hint()} />
      <Section title={labels.durations}>
        <RowsField<Fields['durations'][number]>
          name="durations"
          label={m.office_shelf_duration()}
          blank={(rows) => ({ days: (rows.at(-1)?.days ?? 0) + 30, percent_off: 0 })}
          atMost={10}
        >
          {(name) => (
            <Columns isTight>
              <NumberBox name={`${name}.days`} label={m.office_shelf_days()} />
              <NumberBox name={`${name}.percent_off`} label={m.office_shelf_percent()} />
            </Columns>
          )}
        </RowsField>
      </Section>
      <PickOrderedField
        {...videoSource}
        name="video_ids"
        label={labels.video_ids}
        hint={m.office_shelf_videos_hint()}
      />
      <Columns>
        <NumberBox name="least_videos" label={labels.least_videos} />
        <NumberBox name="refund_hours" label={labels.refund_hours} />
      </Columns>
      <Check name="is_active" label={m.office_media_show()} />
    </ResourceForm>
  )
}
