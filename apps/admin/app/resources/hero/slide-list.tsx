import type { heroSlideResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { activeFilter, Shown } from '../../kit/list/shown.tsx'
import { ShownPicture } from '../../kit/picture/shown-picture.tsx'
import { useMay } from '../../session/me.ts'

export function Component() {
  const mayWrite = useMay()('website.write')
  return (
    <ResourceList<RowOf<typeof heroSlideResource>>
      path="/api/v3/admin/hero-slides"
      title={m.office_menu_slides()}
      sorts={['position']}
      to={({ id }) => `/hero-slides/${id}`}
      create={mayWrite ? { to: '/hero-slides/new', title: m.office_slide_new() } : undefined}
      arrange={mayWrite ? '/arrange/hero-slides' : undefined}
      empty={m.office_slide_empty()}
      filters={[activeFilter()]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => pickText(title, getLocale()) },
        { key: 'thumb', title: m.office_rich_picture(), cell: ({ thumb }) => <ShownPicture image={thumb} /> },
        {
          key: 'video',
          title: m.office_slide_kind(),
          cell: ({ is_video }) => (is_video ? m.office_slide_video() : m.office_link()),
          isSecondary: true,
        },
        { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
      ]}
    />
  )
}
