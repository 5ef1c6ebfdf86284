import type { FieldsOf, materialResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useParams, useSearchParams } from 'react-router'
import { batchSource, lectureSource } from '../../kit/course/sources.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { blankTimes, TimesFields, timesLabels } from '../../kit/form/times-fields.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { documentSource } from '../../kit/upload/media-sources.ts'
import { useMay } from '../../session/me.ts'
import { materialChoices } from './material-words.ts'

type Fields = FieldsOf<typeof materialResource>

/** A timetable leads here with its batch and lecture in the address. */
const blankFor = (query: URLSearchParams) =>
  ({
    batch_id: Number(query.get('batch')) || null,
    schedule_event_id: Number(query.get('lecture')) || null,
    document_id: null,
    kind: 'lecture_sheet',
    subject: { bn: '' },
    title: { bn: '' },
    download_allowed: false,
    ...blankTimes(),
  }) as unknown as Fields

export function Component() {
  const { id = 'new' } = useParams()
  const [query] = useSearchParams()
  const [blank] = useState(() => blankFor(query))
  const labels = {
    batch_id: m.office_batch(),
    schedule_event_id: m.office_material_lecture(),
    document_id: m.office_document_file(),
    kind: m.office_material_kind(),
    subject: m.office_subject(),
    title: m.office_title(),
    download_allowed: m.office_material_download(),
    ...timesLabels(),
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
      <BatchFields labels={labels} />
      <PickField
        {...documentSource}
        name="document_id"
        label={labels.document_id}
        hint={m.office_material_document_hint()}
      />
      <ChoiceBox name="kind" label={labels.kind} choices={materialChoices()} />
      <BothLanguages name="subject" label={labels.subject} />
      <BothLanguages name="title" label={labels.title} />
      <Check name="download_allowed" label={m.office_material_may_download()} />
      <TimesFields />
    </ResourceForm>
  )
}

/** The batch, and one of its lectures: a lecture of another batch is let go of with it. */
function BatchFields({ labels }: { labels: { batch_id: string; schedule_event_id: string } }) {
  const { setValue } = useFormContext()
  const batch = useWatch({ name: 'batch_id' }) as number | null
  return (
    <>
      <PickField
        {...batchSource}
        name="batch_id"
        label={labels.batch_id}
        onPicked={() => setValue('schedule_event_id', null, { shouldDirty: true })}
      />
      {batch !== null && (
        <PickField
          {...lectureSource}
          query={{ batch }}
          name="schedule_event_id"
          label={labels.schedule_event_id}
          note={m.office_optional()}
          hint={m.office_material_lecture_hint()}
        />
      )}
    </>
  )
}
