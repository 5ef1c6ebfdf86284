import type { freeVideoResource, RowOf } from '@prostuti/contract/staff'
import { formatDate } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { spellDuration } from '../../kit/duration/duration.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { ShownPicture } from '../../kit/picture/shown-picture.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<RowOf<typeof freeVideoResource>>
      path="/api/v3/admin/free-videos"
      title={m.office_menu_free_videos()}
      sorts={['position']}
      to={({ id }) => `/free-videos/${id}`}
      create={mayWrite ? { to: '/free-videos/new', title: m.office_free_video_new() } : undefined}
      arrange={mayWrite ? '/arrange/free-videos' : undefined}
      empty={m.office_free_video_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => pickText(title, getLocale()) },
        {
          key: 'poster',
          title: m.office_rich_picture(),
          cell: ({ poster }) => poster && <ShownPicture image={poster} />,
          isSecondary: true,
        },
        {
          key: 'duration',
          title: m.office_free_video_duration(),
          cell: ({ duration_seconds }) => spellDuration(duration_seconds, getLocale()),
          isNumber: true,
        },
        {
          key: 'published',
          title: m.office_free_video_published(),
          cell: ({ published_at }) => formatDate(new Date(published_at), getLocale()),
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
