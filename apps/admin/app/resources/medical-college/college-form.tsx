import type { FieldsOf, listDistricts, medicalCollegeResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { Check, TextBox } from '../../kit/form/fields.tsx'
import { LinesBox, OptionalBox } from '../../kit/form/list-boxes.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { useMay } from '../../session/me.ts'
import { collegeKinds } from './college-kinds.ts'

type Fields = FieldsOf<typeof medicalCollegeResource>

const blank: Fields = {
  name_bn: '',
  name_en: '',
  acronym: null,
  old_names: [],
  kind: 'private',
  district_id: null,
  is_active: true,
}

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const name = m.office_college_name()
  const labels = {
    name_bn: m.office_in_bengali({ what: name }),
    name_en: m.office_in_english({ what: name }),
    acronym: m.office_college_acronym(),
    old_names: m.office_college_old_names(),
    kind: m.office_college_kind(),
    district_id: m.office_college_district(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/medical-colleges"
      id={id}
      blank={blank}
      title={(fields) => (fields ? (getLocale() === 'en' ? fields.name_en : fields.name_bn) : m.office_college_new())}
      list={{ to: '/colleges', title: m.office_menu_colleges() }}
      mayWrite={may('website.write')}
      labels={labels}
    >
      <TextBox name="name_bn" label={labels.name_bn} />
      <TextBox name="name_en" label={labels.name_en} hint={m.office_college_english_hint()} />
      <OptionalBox name="acronym" label={labels.acronym} />
      <LinesBox name="old_names" label={labels.old_names} hint={m.office_college_old_names_hint()} />
      <ChoiceBox name="kind" label={labels.kind} choices={collegeKinds()} />
      <District label={labels.district_id} />
      <Check name="is_active" label={m.office_college_show()} />
    </ResourceForm>
  )
}

function District({ label }: { label: string }) {
  const { field, fieldState } = useController({ name: 'district_id' })
  const { data } = useQuery(get<typeof listDistricts>('/api/v3/admin/districts'))
  return (
    <SelectField
      ref={field.ref}
      name="district_id"
      label={label}
      note={m.office_optional()}
      placeholder={m.office_choose()}
      options={(data?.districts ?? []).map(({ id, name }) => ({ value: id, label: name[getLocale()] }))}
      value={field.value ?? ''}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      error={fieldState.error?.message}
    />
  )
}
