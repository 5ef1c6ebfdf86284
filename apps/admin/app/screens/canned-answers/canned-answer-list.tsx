import type { cannedAnswerResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { categoryNames, categoryWords } from '../../kit/complaint/category-words.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { Shown } from '../../kit/list/shown.tsx'
import { shortened } from '../../kit/text/shortened.ts'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof cannedAnswerResource>

const shownLetters = 90

/** The answers that are kept ready for everybody at the desk. */
export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/canned-answers"
      title={m.office_canned()}
      sorts={['position']}
      to={({ id }) => `/canned-answers/${id}`}
      create={may('canned.write') ? { to: '/canned-answers/new', title: m.office_canned_new() } : undefined}
      empty={m.office_canned_empty()}
      filters={[
        {
          name: 'category',
          title: m.office_inbox_category(),
          choices: categoryNames.map((value) => ({ value, title: categoryWords(value) })),
        },
      ]}
      columns={[
        { key: 'name', title: m.office_canned_name(), cell: ({ name }) => `/${name}` },
        {
          key: 'text',
          title: m.office_canned_text(),
          cell: ({ text }) => shortened(pickText(text, getLocale()), shownLetters),
          isSecondary: true,
        },
        {
          key: 'category',
          title: m.office_inbox_category(),
          cell: ({ category }) => (category ? categoryWords(category) : m.office_canned_any()),
          isSecondary: true,
        },
        {
          key: 'active',
          title: m.office_shown_filter(),
          cell: ({ is_active }) => <Shown is={is_active} />,
        },
      ]}
    />
  )
}
