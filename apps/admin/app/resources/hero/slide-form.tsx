import type { FieldsOf, heroSlideResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof heroSlideResource>

const blank: Fields = {
  title: { bn: '' },
  subtitle: null,
  thumb: '',
  is_video: false,
  link: '',
  duration_label: null,
  is_active: true,
}

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = {
    title: m.office_title(),
    subtitle: m.office_subtitle(),
    thumb: m.office_rich_picture(),
    is_video: m.office_slide_is_video(),
    link: m.office_link(),
    duration_label: m.office_slide_duration(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/hero-slides"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_slide_new())}
      list={{ to: '/hero-slides', title: m.office_menu_slides() }}
      mayWrite={may('website.write')}
      preview="hero-slide"
      labels={labels}
    >
      <PictureField name="thumb" label={labels.thumb} hint={m.office_slide_picture_hint()} />
      <BothLanguages name="title" label={labels.title} hint={m.office_slide_title_hint()} />
      <BothLanguages name="subtitle" label={labels.subtitle} />
      <Check name="is_video" label={labels.is_video} />
      <LinkField name="link" label={labels.link} hint={m.office_slide_link_hint()} />
      <BothLanguages name="duration_label" label={labels.duration_label} hint={m.office_slide_duration_hint()} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
