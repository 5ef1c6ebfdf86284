import type { FieldsOf, materialResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useParams } from 'react-router'
import { batchSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ChoiceBox, MomentBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { documentSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'
import { materialChoices } from './material-words.ts'

type Fields = FieldsOf<typeof materialResource>

const blankNow = () =>
  ({
    batch_id: null,
    document_id: null,
    kind: 'lecture_sheet',
    subject: { bn: '' },
    title: { bn: '' },
    download_allowed: false,
    published_at: new Date().toISOString(),
    until: null,
    is_active: true,
  }) as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const [blank] = useState(blankNow)
  const labels = {
    batch_id: m.office_batch(),
    document_id: m.office_document_file(),
    kind: m.office_code_kind(),
    subject: m.office_subject(),
    title: m.office_title(),
    download_allowed: m.office_material_download(),
    published_at: m.office_free_video_published(),
    until: m.office_media_until(),
    is_active: m.office_shown(),
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/materials"
      id={id}
      blank={blank}
      title={(fields) => (fields ? words(fields.title) : m.office_material_new())}
      list={{ to: '/materials', title: m.office_materials() }}
      mayWrite={useMay()('media.write')}
      labels={labels}
    >
      <PickField {...batchSource} name="batch_id" label={labels.batch_id} />
      <PickField
        {...documentSource}
        name="document_id"
        label={labels.document_id}
        hint={m.office_material_document_hint()}
      />
      <ChoiceBox name="kind" label={labels.kind} choices={materialChoices()} />
      <BothLanguages name="subject" label={labels.subject} />
      <BothLanguages name="title" label={labels.title} />
      <MomentBox name="published_at" label={labels.published_at} />
      <MomentBox name="until" label={labels.until} note={m.office_optional()} hint={m.office_media_until_hint()} />
      <Check name="download_allowed" label={m.office_material_may_download()} />
      <Check name="is_active" label={m.office_media_show()} />
    </ResourceForm>
  )
}
