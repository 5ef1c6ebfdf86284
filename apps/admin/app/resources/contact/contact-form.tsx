import type { contactResource, FieldsOf } from '@prostuti/contract/staff'
import { toLatinDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { LinesBox, OptionalBox } from '../../kit/form/list-boxes.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof contactResource>

const blank: Fields = {
  name: { bn: '' },
  phones: [],
  email: null,
  address: { bn: '' },
  directions: null,
  map_url: null,
  latitude: null,
  longitude: null,
  hours: null,
  is_main: false,
  is_active: true,
}

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    name: m.office_branch_name(),
    phones: m.office_branch_phones(),
    email: m.office_email(),
    address: m.office_branch_address(),
    directions: m.office_branch_directions(),
    map_url: m.office_branch_map(),
    latitude: m.office_branch_latitude(),
    longitude: m.office_branch_longitude(),
    hours: m.office_branch_hours(),
    is_main: m.office_branch_main(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/contacts"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.name, getLocale()) : m.office_branch_new())}
      list={{ to: '/branches', title: m.office_menu_branches() }}
      mayWrite={may('website.write')}
      preview="contact"
      labels={labels}
    >
      <BothLanguages name="name" label={labels.name} />
      <BothLanguages name="address" label={labels.address} long />
      <BothLanguages name="directions" label={labels.directions} hint={m.office_branch_directions_hint()} />
      <LinesBox name="phones" label={labels.phones} hint={m.office_branch_phones_hint()} />
      <OptionalBox name="email" label={labels.email} type="email" />
      <BothLanguages name="hours" label={labels.hours} />
      <OptionalBox name="map_url" label={labels.map_url} hint={m.office_branch_map_hint()} type="url" />
      <DegreesBox name="latitude" label={labels.latitude} />
      <DegreesBox name="longitude" label={labels.longitude} />
      <Check name="is_main" label={m.office_branch_main_check()} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}

/** A number of degrees in any digits; empty is null. */
function DegreesBox({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name })
  const [typed, setTyped] = useState<string>()
  const meaningOf = (text: string) => {
    const latin = toLatinDigits(text.trim())
    return latin === '' ? null : Number.isFinite(Number(latin)) ? Number(latin) : text
  }
  const isOwn = typed !== undefined && meaningOf(typed) === (field.value ?? null)
  return (
    <TextField
      ref={field.ref}
      name={name}
      label={label}
      note={m.office_optional()}
      inputMode="decimal"
      value={isOwn ? typed : (field.value ?? '')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(meaningOf(currentTarget.value))
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
