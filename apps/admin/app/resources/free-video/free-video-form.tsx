import type { FieldsOf, freeVideoResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DurationBox } from '../../kit/duration/duration-box.tsx'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { OptionalBox } from '../../kit/form/list-boxes.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof freeVideoResource>

const blankNow = (): Fields => ({
  title: { bn: '' },
  description: { bn: '' },
  link: '',
  poster: null,
  captions: null,
  duration_seconds: 0,
  published_at: new Date().toISOString(),
  is_active: true,
})

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const [blank] = useState(blankNow)
  const labels = {
    title: m.office_title(),
    description: m.office_free_video_description(),
    link: m.office_link(),
    poster: m.office_rich_picture(),
    captions: m.office_free_video_captions(),
    duration_seconds: m.office_free_video_duration(),
    published_at: m.office_free_video_published(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/free-videos"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_free_video_new())}
      list={{ to: '/free-videos', title: m.office_menu_free_videos() }}
      mayWrite={may('website.write')}
      preview="free-video"
      labels={labels}
    >
      <BothLanguages name="title" label={labels.title} />
      <BothLanguages name="description" label={labels.description} long />
      <LinkField name="link" label={labels.link} hint={m.office_free_video_link_hint()} />
      <DurationBox name="duration_seconds" label={labels.duration_seconds} />
      <PictureField name="poster" label={labels.poster} isOptional />
      <OptionalBox name="captions" label={labels.captions} hint={m.office_free_video_captions_hint()} />
      <MomentBox name="published_at" label={labels.published_at} hint={m.office_free_video_published_hint()} />
      <Check name="is_active" label={m.office_show_to_all()} />
    </ResourceForm>
  )
}
