import type { givenVideoResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter } from '../../kit/list/shown.tsx'
import { timesColumns } from '../../kit/list/times-columns.tsx'
import { useMay } from '../../session/me.ts'

type Row = RowOf<typeof givenVideoResource>

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/given-videos"
      title={m.office_given_videos()}
      sorts={['newest']}
      order="desc"
      to={({ id }) => `/given-videos/${id}`}
      create={mayWrite ? { to: '/given-videos/new', title: m.office_given_new() } : undefined}
      empty={m.office_given_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'video', title: m.office_kind_video(), cell: ({ video }) => words(video) },
        { key: 'batch', title: m.office_batch(), cell: ({ batch }) => words(batch) },
        ...timesColumns<Row>(),
      ]}
    />
  )
}
