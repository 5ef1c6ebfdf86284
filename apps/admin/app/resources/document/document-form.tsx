import type { documentResource, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { UploadField } from '../../kit/upload/upload-field.tsx'
import { useMay } from '../../session/me.ts'
import { DocumentDesk } from './document-desk.tsx'

type Fields = FieldsOf<typeof documentResource>

const blank: Fields = { name: '', upload: null }

export function Component() {
  const { id = 'new' } = useParams()
  const mayWrite = useMay()('media.write')
  const isNew = id === 'new'
  const labels = { name: m.office_document_name(), upload: m.office_document_file() }
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/documents"
      id={id}
      blank={blank}
      title={(fields) => fields?.name ?? m.office_document_new()}
      list={{ to: '/documents', title: m.office_documents() }}
      mayWrite={mayWrite}
      labels={labels}
      below={<DocumentDesk id={id} />}
    >
      <TextBox name="name" label={labels.name} hint={m.office_document_name_hint()} />
      {mayWrite && (
        <UploadField
          name="upload"
          kind="document"
          label={isNew ? labels.upload : m.office_video_replace()}
          hint={isNew ? m.office_document_file_hint() : m.office_document_replace_hint()}
          isOptional={!isNew}
        />
      )}
    </ResourceForm>
  )
}
