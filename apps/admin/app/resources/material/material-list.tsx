import type { materialResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { count, momentDay, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'
import { materialWords } from './material-words.ts'

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<RowOf<typeof materialResource>>
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
        { key: 'kind', title: m.office_code_kind(), cell: ({ kind }) => materialWords(kind), isSecondary: true },
        { key: 'pages', title: m.office_document_page_count(), cell: ({ pages }) => count(pages), isNumber: true },
        {
          key: 'published_at',
          title: m.office_free_video_published(),
          cell: ({ published_at }) => momentDay(published_at),
          isSecondary: true,
        },
        {
          key: 'until',
          title: m.office_media_until(),
          cell: ({ until }) => (until ? momentDay(until) : '–'),
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
