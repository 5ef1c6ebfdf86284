import type { FieldsOf, teacherResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof teacherResource>

const blank: Fields = {
  name: { bn: '' },
  subject: { bn: '' },
  qualifications: '',
  workplace: null,
  photo: null,
  is_active: true,
}

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    name: m.office_teacher_name(),
    subject: m.office_teacher_subject(),
    qualifications: m.office_teacher_qualifications(),
    workplace: m.office_teacher_workplace(),
    photo: m.office_teacher_photo(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/teachers"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.name, getLocale()) : m.office_teacher_new())}
      list={{ to: '/teachers', title: m.office_menu_teachers() }}
      mayWrite={may('courses.write')}
      labels={labels}
    >
      <BothLanguages name="name" label={labels.name} />
      <BothLanguages name="subject" label={labels.subject} />
      <TextBox name="qualifications" label={labels.qualifications} hint={m.office_teacher_qualifications_hint()} />
      <BothLanguages name="workplace" label={labels.workplace} />
      <PictureField name="photo" label={labels.photo} isOptional />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
