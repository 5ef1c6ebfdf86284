import type { materialResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter } from '../../kit/list/shown.tsx'
import { timesColumns } from '../../kit/list/times-columns.tsx'
import { useMay } from '../../session/me.ts'
import { materialWords } from './material-words.ts'

type Row = RowOf<typeof materialResource>

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/materials"
      title={m.office_materials()}
      sorts={['newest']}
      order="desc"
      to={({ id }) => `/materials/${id}`}
      create={mayWrite ? { to: '/materials/new', title: m.office_material_new() } : undefined}
      empty={m.office_material_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => words(title) },
        { key: 'batch', title: m.office_batch(), cell: ({ batch }) => words(batch) },
        {
          key: 'lecture',
          title: m.office_use_lecture(),
          cell: ({ lecture }) => words(lecture) || '–',
          isSecondary: true,
        },
        { key: 'kind', title: m.office_material_kind(), cell: ({ kind }) => materialWords(kind), isSecondary: true },
        { key: 'pages', title: m.office_document_page_count(), cell: ({ pages }) => count(pages), isNumber: true },
        ...timesColumns<Row>(),
      ]}
    />
  )
}
