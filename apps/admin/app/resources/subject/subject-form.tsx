import type { FieldsOf, mergeSubject, RowOf, subjectResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link, useNavigate, useParams } from 'react-router'
import { post } from '../../api/call.ts'
import { BothLanguages, TextBox } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { MergeButton } from '../../kit/question/merge-button.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof subjectResource>

const path = '/api/v3/admin/subjects'
const blank: Fields = { key: '', name: { bn: '' } }

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const navigate = useNavigate()
  const merge = async (into: number) => {
    const { into_id } = await post<typeof mergeSubject>(`${path}/:id/merge`, { into_id: into }, { params: { id } })
    await navigate(`/subjects/${into_id}`)
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path={path}
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.name, getLocale()) : m.office_subject_new())}
      list={{ to: '/subjects', title: m.office_subjects() }}
      mayWrite={may('subjects.write')}
      labels={{ name: m.office_subject_name(), key: m.office_subject_key() }}
      acts={() => (
        <>
          <Link className="btn btn-line" to={`/topics?subject=${id}`}>
            {m.office_topics()}
          </Link>
          <Link className="btn btn-line" to={`/questions?subject=${id}`}>
            {m.office_questions()}
          </Link>
          {may('subjects.write') && (
            <MergeButton<RowOf<typeof subjectResource>>
              id={Number(id)}
              path={path}
              label={m.office_subject()}
              text={m.office_subject_merge_text()}
              wordsOf={({ name }) => pickText(name, getLocale())}
              merge={merge}
            />
          )}
        </>
      )}
    >
      <BothLanguages name="name" label={m.office_subject_name()} />
      <TextBox name="key" label={m.office_subject_key()} hint={m.office_subject_key_hint()} />
    </ResourceForm>
  )
}
