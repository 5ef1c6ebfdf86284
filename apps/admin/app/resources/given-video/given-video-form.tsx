import type { FieldsOf, givenVideoResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { batchSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { videoSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof givenVideoResource>

const blankNow = () =>
  ({
    batch_id: null,
    video_id: null,
    note: null,
    published_at: new Date().toISOString(),
    until: null,
    is_active: true,
  }) as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const [blank] = useState(blankNow)
  const labels = {
    batch_id: m.office_batch(),
    video_id: m.office_kind_video(),
    note: m.office_given_note(),
    published_at: m.office_free_video_published(),
    until: m.office_media_until(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/given-videos"
      id={id}
      blank={blank}
      title={(fields) => (fields ? m.office_kind_given_video() : m.office_given_new())}
      list={{ to: '/given-videos', title: m.office_given_videos() }}
      mayWrite={useMay()('media.write')}
      labels={labels}
    >
      <PickField {...batchSource} name="batch_id" label={labels.batch_id} />
      <PickField {...videoSource} name="video_id" label={labels.video_id} />
      <BothLanguages name="note" label={labels.note} hint={m.office_given_note_hint()} />
      <MomentBox name="published_at" label={labels.published_at} />
      <MomentBox name="until" label={labels.until} note={m.office_optional()} hint={m.office_media_until_hint()} />
      <Check name="is_active" label={m.office_media_show()} />
    </ResourceForm>
  )
}
