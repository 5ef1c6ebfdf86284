import type { galleryAlbumResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<RowOf<typeof galleryAlbumResource>>
      path="/api/v3/admin/gallery-albums"
      title={m.office_menu_gallery()}
      sorts={['position']}
      to={({ id }) => `/gallery/${id}`}
      create={mayWrite ? { to: '/gallery/new', title: m.office_album_new() } : undefined}
      arrange={mayWrite ? '/arrange/gallery' : undefined}
      empty={m.office_album_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_album_title(), cell: ({ title }) => pickText(title, getLocale()) },
        {
          key: 'pictures',
          title: m.office_album_pictures(),
          cell: ({ pictures }) => formatNumber(pictures, getLocale()),
          isNumber: true,
        },
        {
          key: 'waiting',
          title: m.office_album_waiting(),
          cell: ({ without_words }) =>
            without_words > 0 && <span className="chip chip-bad">{formatNumber(without_words, getLocale())}</span>,
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
