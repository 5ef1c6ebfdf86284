import type { documentResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { usedColumns, usedFilter } from '../../kit/list/used-columns.tsx'
import { sizeWords } from '../../kit/upload/upload-words.ts'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof documentResource>

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/documents"
      title={m.office_documents()}
      sorts={['newest']}
      order="desc"
      to={({ id }) => `/documents/${id}`}
      create={mayWrite ? { to: '/documents/new', title: m.office_document_new() } : undefined}
      empty={m.office_document_empty()}
      filters={[usedFilter()]}
      columns={[
        { key: 'name', title: m.office_document_name(), cell: ({ name }) => name },
        { key: 'pages', title: m.office_document_page_count(), cell: ({ pages }) => count(pages), isNumber: true },
        { key: 'bytes', title: m.office_document_size(), cell: ({ bytes }) => sizeWords(bytes), isSecondary: true },
        ...usedColumns<Row>(),
      ]}
    />
  )
}
