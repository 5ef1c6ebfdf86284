import type { RowOf, referenceBookResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<RowOf<typeof referenceBookResource>>
      path="/api/v3/admin/reference-books"
      title={m.office_books()}
      sorts={['position']}
      to={({ id }) => `/reference-books/${id}`}
      create={mayWrite ? { to: '/reference-books/new', title: m.office_book_new() } : undefined}
      arrange={mayWrite ? '/arrange/reference-books' : undefined}
      empty={m.office_book_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => words(title) },
        { key: 'author', title: m.office_book_author(), cell: ({ author }) => author, isSecondary: true },
        { key: 'pages', title: m.office_document_page_count(), cell: ({ pages }) => count(pages), isNumber: true },
        { key: 'courses', title: m.office_book_courses(), cell: ({ courses }) => count(courses), isNumber: true },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
