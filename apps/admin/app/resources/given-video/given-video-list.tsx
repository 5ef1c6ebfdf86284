import type { givenVideoResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { momentDay, words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<RowOf<typeof givenVideoResource>>
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
