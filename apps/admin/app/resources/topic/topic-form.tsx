import type { FieldsOf, mergeTopic, RowOf, subjectResource, topicResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { post } from '../../api/call.ts'
import { BothLanguages } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { PickField } from '../../kit/pick/pick-fields.tsx'
import { MergeButton } from '../../kit/question/merge-button.tsx'
import { useMay } from '../../session/me.ts'

type Fields = FieldsOf<typeof topicResource>

const path = '/api/v3/admin/topics'

export function Component() {
  const { id = 'new' } = useParams()
  const [query] = useSearchParams()
  const may = useMay()
  const navigate = useNavigate()
  const blank: Fields = { subject_id: Number(query.get('subject') ?? 0), name: { bn: '' } }
  const merge = async (into: number) => {
    const { into_id } = await post<typeof mergeTopic>(`${path}/:id/merge`, { into_id: into }, { params: { id } })
    await navigate(`/topics/${into_id}`)
  }
  return (
    <ResourceForm<Fields>
      key={id}
      path={path}
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.name, getLocale()) : m.office_topic_new())}
      list={{ to: '/topics', title: m.office_topics() }}
      mayWrite={may('subjects.write')}
      labels={{ subject_id: m.office_subject(), name: m.office_topic_name() }}
      acts={({ fields }) => (
        <>
          <Link className="btn btn-line" to={`/questions?subject=${fields.subject_id}&topic=${id}`}>
            {m.office_questions()}
          </Link>
          {may('subjects.write') && (
            <MergeButton<RowOf<typeof topicResource>>
              id={Number(id)}
              path={path}
              query={{ subject: fields.subject_id }}
              label={m.office_topic()}
              text={m.office_topic_merge_text()}
              wordsOf={({ name }) => pickText(name, getLocale())}
              merge={merge}
            />
          )}
        </>
      )}
    >
      <PickField<RowOf<typeof subjectResource>>
        name="subject_id"
        path="/api/v3/admin/subjects"
        label={m.office_subject()}
        hint={m.office_topic_subject_hint()}
        wordsOf={({ name }) => pickText(name, getLocale())}
      />
      <BothLanguages name="name" label={m.office_topic_name()} />
    </ResourceForm>
  )
}
