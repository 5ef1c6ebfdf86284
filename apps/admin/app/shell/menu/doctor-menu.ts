import * as m from '@prostuti/text/messages'
import { UserRound } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const doctorMenu: MenuGroup = {
  title: m.office_menu_doctors,
  to: '/doctors',
  needs: 'doctors.read',
  icon: UserRound,
  key: 'd',
  items: [
    { title: m.office_doctors_all, to: '/doctors', needs: 'doctors.read' },
    { title: m.office_device_requests, to: '/device-requests', needs: 'devices.read' },
    { title: m.office_doubles, to: '/doctors/doubles', needs: 'doctors.merge' },
    { title: m.office_seats_free, to: '/free-seats', needs: 'seats.free' },
  ],
}
