import type { RowOf, subjectResource, topicResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof topicResource>

export function Component() {
  const may = useMay()
  const locale = getLocale()
  const { data } = useQuery(
    get<(typeof subjectResource)['list']>('/api/v3/admin/subjects', { query: { 'per-page': 200 } }),
  )
  const subjects = (data?.rows ?? []).map(({ id, name }) => ({ value: String(id), title: pickText(name, locale) }))
  return (
    <ResourceList<Row>
      path="/api/v3/admin/topics"
      title={m.office_topics()}
      sorts={['id', 'updated_at']}
      to={({ id }) => `/topics/${id}`}
      create={may('subjects.write') ? { to: '/topics/new', title: m.office_topic_new() } : undefined}
      acts={
        <Link className="btn btn-line" to="/subjects">
          {m.office_subjects()}
        </Link>
      }
      empty={m.office_topics_empty()}
      filters={[{ name: 'subject', title: m.office_subject(), choices: subjects }]}
      columns={[
        { key: 'name', title: m.office_topic(), cell: ({ name }) => pickText(name, locale) },
        { key: 'subject', title: m.office_subject(), cell: ({ subject }) => pickText(subject, locale) },
        {
          key: 'questions',
          title: m.office_questions_count(),
          cell: ({ questions }) => formatNumber(questions, locale),
          isNumber: true,
        },
      ]}
    />
  )
}
