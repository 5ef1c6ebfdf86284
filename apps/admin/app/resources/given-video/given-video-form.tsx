import type { FieldsOf, givenVideoResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { batchSource } from '../../kit/course/sources.ts'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { blankTimes, TimesFields, timesLabels } from '../../kit/form/times-fields.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { videoSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof givenVideoResource>

const blankNow = () =>
  ({
    batch_id: null,
    video_id: null,
    note: null,
    ...blankTimes(),
  }) as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const [blank] = useState(blankNow)
  const labels = {
    batch_id: m.office_batch(),
    video_id: m.office_kind_video(),
    note: m.office_given_note(),
    ...timesLabels(),
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
      <TimesFields />
    </ResourceForm>
  )
}
