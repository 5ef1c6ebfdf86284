import type { FieldsOf, serviceResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { useMay } from '../../session/me.ts'
import { drawingChoices } from './drawing-choices.ts'

type Fields = FieldsOf<typeof serviceResource>

const blank: Fields = { title: { bn: '' }, subtitle: null, link: '', icon: 'book', is_active: true }

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    title: m.office_title(),
    subtitle: m.office_subtitle(),
    link: m.office_link(),
    icon: m.office_service_drawing(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/services"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_service_new())}
      list={{ to: '/services', title: m.office_menu_services() }}
      mayWrite={may('website.write')}
      preview="service"
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} />
      <BothLanguages name="subtitle" label={labels.subtitle} />
      <LinkField name="link" label={labels.link} />
      <ChoiceBox name="icon" label={labels.icon} choices={drawingChoices()} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
