import type { RowOf, subjectResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof subjectResource>

export function Component() {
  const may = useMay()
  const locale = getLocale()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/subjects"
      title={m.office_subjects()}
      sorts={['id', 'key']}
      to={({ id }) => `/subjects/${id}`}
      create={may('subjects.write') ? { to: '/subjects/new', title: m.office_subject_new() } : undefined}
      acts={
        <Link className="btn btn-line" to="/topics">
          {m.office_topics()}
        </Link>
      }
      empty={m.office_subjects_empty()}
      columns={[
        { key: 'name', title: m.office_subject(), cell: ({ name }) => pickText(name, locale) },
        {
          key: 'key',
          title: m.office_subject_key(),
          cell: ({ key }) => <code>{key}</code>,
          sort: 'key',
          isSecondary: true,
        },
        { key: 'topics', title: m.office_topics(), cell: ({ topics }) => formatNumber(topics, locale), isNumber: true },
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
