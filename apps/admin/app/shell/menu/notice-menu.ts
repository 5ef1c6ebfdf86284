import * as m from '@prostuti/text/messages'
import { Megaphone } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const noticeMenu: MenuGroup = {
  title: m.office_menu_news,
  to: '/notices',
  needs: 'notices.read',
  icon: Megaphone,
  key: 'n',
  items: [
    {
      title: m.office_menu_notices,
      to: '/notices',
      needs: 'notices.read',
      make: { title: m.office_notice_new, needs: 'notices.write' },
    },
    {
      title: m.office_menu_campaigns,
      to: '/campaigns',
      needs: 'campaigns.read',
      make: { title: m.office_campaign_new, needs: 'campaigns.write' },
    },
    { title: m.office_menu_sms_log, to: '/sms-log', needs: 'campaigns.read' },
  ],
}
