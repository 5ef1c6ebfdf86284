import type { FieldsOf, videoResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { teacherSource } from '../../kit/course/sources.ts'
import { DurationBox } from '../../kit/duration/duration-box.tsx'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { OptionalBox } from '../../kit/form/list-boxes.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { PictureField } from '../../kit/picture/picture-field.tsx'
import { UploadField } from '../../kit/upload/upload-field.tsx'
import { useMay } from '../../session/me.ts'
import { VideoDesk } from './video-desk.tsx'

type Fields = FieldsOf<typeof videoResource>

const blank: Fields = {
  title: { bn: '' },
  description: null,
  subject: null,
  teacher_id: null,
  poster: null,
  upload: null,
  embed_link: null,
  duration_seconds: null,
}

const labelsOf = () => ({
  title: m.office_title(),
  description: m.office_page_description(),
  subject: m.office_subject(),
  teacher_id: m.office_kind_teacher(),
  poster: m.office_video_poster(),
  upload: m.office_video_file(),
  embed_link: m.office_video_link(),
  duration_seconds: m.office_free_video_duration(),
})

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const labels = labelsOf()
  const mayWrite = may('media.write')
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/videos"
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_video_new())}
      list={{ to: '/videos', title: m.office_videos() }}
      mayWrite={mayWrite}
      labels={labels}
      below={<VideoDesk id={id} />}
    >
      <BothLanguages name="title" label={labels.title} />
      <BothLanguages name="subject" label={labels.subject} />
      {may('courses.read') && (
        <PickField {...teacherSource} name="teacher_id" label={labels.teacher_id} note={m.office_optional()} />
      )}
      <BothLanguages name="description" label={labels.description} long />
      {mayWrite && <SourceFields isNew={id === 'new'} labels={labels} />}
      <PictureField name="poster" label={labels.poster} hint={m.office_video_poster_hint()} isOptional />
    </ResourceForm>
  )
}

/** A file of the centre's own, or a video of another site: a video that has a file gets another file, not an address. */
function SourceFields({ isNew, labels }: { isNew: boolean; labels: ReturnType<typeof labelsOf> }) {
  const link = useWatch({ name: 'embed_link' })
  const hint = isNew ? m.office_video_file_hint() : m.office_video_replace_hint()
  const showsLink = isNew || link !== null
  return (
    <>
      <UploadField
        name="upload"
        kind="video"
        label={isNew ? labels.upload : m.office_video_replace()}
        hint={hint}
        isOptional={!isNew}
      />
      {showsLink && (
        <>
          <OptionalBox name="embed_link" type="url" label={labels.embed_link} hint={m.office_video_link_hint()} />
          {link && <DurationBox name="duration_seconds" label={labels.duration_seconds} />}
        </>
      )}
    </>
  )
}
