import type { documentResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count, momentDay } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { sizeWords } from '../../kit/upload/upload-words.ts'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<RowOf<typeof documentResource>>
      path="/api/v3/admin/documents"
      title={m.office_documents()}
      sorts={['newest']}
      order="desc"
      to={({ id }) => `/documents/${id}`}
      create={mayWrite ? { to: '/documents/new', title: m.office_document_new() } : undefined}
      empty={m.office_document_empty()}
      filters={[
        {
          name: 'used',
          title: m.office_media_used(),
          choices: [
            { value: 'true', title: m.office_media_used_somewhere() },
            { value: 'false', title: m.office_media_used_nowhere() },
          ],
        },
      ]}
      columns={[
        { key: 'name', title: m.office_document_name(), cell: ({ name }) => name },
        { key: 'pages', title: m.office_document_page_count(), cell: ({ pages }) => count(pages), isNumber: true },
        { key: 'bytes', title: m.office_document_size(), cell: ({ bytes }) => sizeWords(bytes), isSecondary: true },
        { key: 'uses', title: m.office_media_used(), cell: ({ uses }) => count(uses), isNumber: true },
        {
          key: 'updated_at',
          title: m.office_media_changed(),
          cell: ({ updated_at }) => momentDay(updated_at),
          isSecondary: true,
        },
      ]}
    />
  )
}
