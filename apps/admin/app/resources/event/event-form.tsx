import type { eventResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { ModeAndBranch } from '../../kit/course/mode-and-branch.tsx'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns, Section } from '../../kit/form/section.tsx'
import { MomentBox, MoneyBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useMay } from '../../session/me.ts'
import { Registrations } from './registrations.tsx'

type Fields = FieldsOf<typeof eventResource>

/** What nobody has chosen yet is empty; the server says beside each field what is missing. */
const blank = {
  name: { bn: '' },
  image: null,
  summary: null,
  about: null,
  starts_at: null,
  ends_at: null,
  deadline: null,
  fee_paisa: 0,
  mode: 'online',
  contact_id: null,
  join_link: null,
  seats: null,
  is_active: false,
} as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const mayWrite = may('courses.write')
  const labels: Record<keyof Fields, string> = {
    name: m.office_event(),
    image: m.office_batch_image(),
    summary: m.office_summary(),
    about: m.office_about(),
    starts_at: m.office_starts(),
    ends_at: m.office_ends(),
    deadline: m.office_event_deadline(),
    fee_paisa: m.office_fee(),
    mode: m.office_mode(),
    contact_id: m.office_branch(),
    join_link: m.office_event_join_link(),
    seats: m.office_seats(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/events"
      id={id}
      preview="event"
      blank={blank}
      title={(fields) => (fields ? words(fields.name) : m.office_event_new())}
      list={{ to: '/events', title: m.office_events() }}
      mayWrite={mayWrite}
      labels={labels}
      below={may('registrations.read') && <Registrations eventId={id} />}
    >
      <Section title={m.office_part_basics()}>
        <BothLanguages name="name" label={labels.name} />
        <Columns>
          <MomentBox name="starts_at" label={labels.starts_at} />
          <MomentBox name="ends_at" label={labels.ends_at} note={m.office_optional()} />
          <MomentBox name="deadline" label={labels.deadline} hint={m.office_event_deadline_hint()} />
        </Columns>
        <Columns>
          <ModeAndBranch />
          <TextBox name="join_link" label={labels.join_link} hint={m.office_event_join_hint()} isOptional />
        </Columns>
        <Columns>
          <MoneyBox name="fee_paisa" label={labels.fee_paisa} hint={m.office_event_fee_hint()} />
          <NumberBox name="seats" label={labels.seats} hint={m.office_event_seats_hint()} />
        </Columns>
      </Section>
      <Section title={m.office_part_page()}>
        <BothLanguages name="summary" label={labels.summary} long />
        <RichTextField name="about" label={labels.about} isDisabled={!mayWrite} />
        <PictureField name="image" label={labels.image} isOptional />
        <Check name="is_active" label={m.office_show_to_all()} />
      </Section>
    </ResourceForm>
  )
}
