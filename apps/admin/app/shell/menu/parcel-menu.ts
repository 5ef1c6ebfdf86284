import * as m from '@prostuti/text/messages'
import { Package } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const parcelMenu: MenuGroup = {
  title: m.office_menu_parcels,
  to: '/parcels',
  needs: 'parcels.read',
  icon: Package,
  key: 'p',
  items: [
    { title: m.office_parcels, to: '/parcels', needs: 'parcels.read' },
    { title: m.office_menu_pick_list, to: '/pick-list', needs: 'parcels.read' },
    { title: m.office_menu_packing, to: '/packing-bench', needs: 'parcels.write' },
    { title: m.office_menu_hand_over, to: '/hand-over', needs: 'parcels.read' },
    { title: m.office_menu_returns, to: '/returns', needs: 'parcels.write' },
    { title: m.office_menu_stock, to: '/stock', needs: 'parcels.read' },
  ],
}
