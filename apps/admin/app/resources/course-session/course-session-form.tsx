import type { courseSessionResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { courseSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { DayBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof courseSessionResource>

/** Nothing is chosen yet; the server says beside the field what is missing. */
const blank = {
  course_id: null,
  title: { bn: '' },
  year: new Date().getFullYear() + 1,
  starts_on: '',
  ends_on: '',
  is_active: true,
} as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels: Record<keyof Fields, string> = {
    course_id: m.office_course(),
    title: m.office_session(),
    year: m.office_session_year(),
    starts_on: m.office_starts(),
    ends_on: m.office_ends(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/course-sessions"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_session_new())}
      list={{ to: '/course-sessions', title: m.office_sessions() }}
      mayWrite={may('courses.write')}
      labels={labels}
    >
      <PickField {...courseSource} name="course_id" label={labels.course_id} />
      <BothLanguages name="title" label={labels.title} hint={m.office_session_hint()} />
      <Columns>
        <NumberBox name="year" label={labels.year} isPlain />
        <DayBox name="starts_on" label={labels.starts_on} />
        <DayBox name="ends_on" label={labels.ends_on} />
      </Columns>
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
