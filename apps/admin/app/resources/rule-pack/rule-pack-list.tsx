import type { RowOf, rulePackResource } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'
import { confidenceWords } from './pack-words.ts'

type Row = RowOf<typeof rulePackResource>

/** The rules that papers are made by. */
export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/rule-packs"
      title={m.office_packs()}
      sorts={['position']}
      to={({ id }) => `/rule-packs/${id}`}
      create={may('packs.write') ? { to: '/rule-packs/new', title: m.office_pack_new() } : undefined}
      empty={m.office_pack_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'name', title: m.office_pack_name(), cell: ({ name }) => words(name) },
        {
          key: 'questions',
          title: m.office_paper_questions(),
          cell: ({ question_count }) => (question_count === null ? m.office_pack_any() : count(question_count)),
          isNumber: true,
        },
        {
          key: 'total',
          title: m.office_pack_total(),
          cell: ({ total_marks }) =>
            total_marks === null ? '–' : localizeDigits(String(total_marks / 100), getLocale()),
          isNumber: true,
          isSecondary: true,
        },
        {
          key: 'minutes',
          title: m.office_paper_duration(),
          cell: ({ duration_minutes }) => count(duration_minutes),
          isNumber: true,
        },
        { key: 'papers', title: m.office_pack_papers(), cell: ({ papers }) => count(papers), isNumber: true },
        {
          key: 'confidence',
          title: m.office_pack_confidence(),
          cell: ({ confidence }) => confidenceWords[confidence](),
          isSecondary: true,
        },
        { key: 'shown', title: m.office_state(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
