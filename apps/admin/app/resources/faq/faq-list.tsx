import type { faqResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof faqResource>

export function Component() {
  const may = useMay()
  return (
    <ResourceList<Row>
      path="/api/v3/admin/faqs"
      title={m.office_menu_faq()}
      sorts={['position', 'updated_at']}
      to={({ id }) => `/faqs/${id}`}
      create={may('website.write') ? { to: '/faqs/new', title: m.office_faq_new() } : undefined}
      arrange={may('website.write') ? '/arrange/faqs' : undefined}
      empty={m.office_faq_empty()}
      filters={[
        {
          name: 'active',
          title: m.office_shown_filter(),
          choices: [
            { value: 'true', title: m.office_shown() },
            { value: 'false', title: m.office_hidden() },
          ],
        },
      ]}
      columns={[
        { key: 'title', title: m.office_faq_question(), cell: ({ title }) => pickText(title, getLocale()) },
        { key: 'category', title: m.office_faq_category(), cell: ({ category }) => category, isSecondary: true },
        {
          key: 'home',
          title: m.office_faq_on_home(),
          cell: ({ show_on_home }) => (show_on_home ? <span className="chip chip-brand">{m.office_yes()}</span> : ''),
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
