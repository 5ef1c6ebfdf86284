import * as m from '@prostuti/text/messages'
import { Clapperboard } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const mediaMenu: MenuGroup = {
  title: m.office_menu_media,
  to: '/videos',
  needs: 'media.read',
  icon: Clapperboard,
  key: 'v',
  items: [
    {
      title: m.office_videos,
      to: '/videos',
      needs: 'media.read',
      make: { title: m.office_video_new, needs: 'media.write' },
    },
  ],
}
