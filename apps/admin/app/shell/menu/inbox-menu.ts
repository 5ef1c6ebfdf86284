import * as m from '@prostuti/text/messages'
import { MessagesSquare } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const inboxMenu: MenuGroup = {
  title: m.office_menu_inbox,
  to: '/inbox',
  needs: 'complaints.read',
  icon: MessagesSquare,
  key: 'i',
  items: [
    { title: m.office_inbox, to: '/inbox', needs: 'complaints.read' },
    {
      title: m.office_canned,
      to: '/canned-answers',
      needs: 'complaints.read',
      make: { title: m.office_canned_new, needs: 'canned.write' },
    },
    { title: m.office_service_times, to: '/service-times', needs: 'settings.write' },
  ],
}
