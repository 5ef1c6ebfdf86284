import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { House, SlidersHorizontal } from 'lucide-react'
import { courseMenu } from './course-menu.ts'
import { doctorMenu } from './doctor-menu.ts'
import { examMenu, questionMenu } from './exam-menus.ts'
import { inboxMenu } from './inbox-menu.ts'
import { mediaMenu } from './media-menu.ts'
import type { MenuGroup, MenuItem } from './menu-group.ts'
import { moneyMenu } from './money-menu.ts'
import { noticeMenu } from './notice-menu.ts'
import { parcelMenu } from './parcel-menu.ts'
import { websiteMenu } from './website-menu.ts'

/** The map of the office. What a member may not do is not there. */
const menu: MenuGroup[] = [
  { title: m.office_menu_today, to: '/', needs: 'own', icon: House, key: 'h', items: [] },
  questionMenu,
  examMenu,
  courseMenu,
  doctorMenu,
  moneyMenu,
  parcelMenu,
  inboxMenu,
  noticeMenu,
  mediaMenu,
  websiteMenu,
  {
    title: m.office_settings_menu,
    to: '/settings',
    needs: 'audit.read',
    icon: SlidersHorizontal,
    key: 's',
    items: [
      { title: m.office_settings_title, to: '/settings', needs: 'settings.read' },
      {
        title: m.office_menu_staff,
        to: '/staff',
        needs: 'staff.read',
        make: { title: m.office_invite, needs: 'staff.write' },
      },
      { title: m.office_menu_audit, to: '/audit', needs: 'audit.read' },
    ],
  },
]

/**
 * What of the map is this member's: of a group what they may open, whatever the group itself needs, and the group leads to the first
 * of those.
 */
export const menuFor = (may: (action: StaffAction) => boolean): MenuGroup[] =>
  menu.flatMap((group) => {
    if (group.items.length === 0) return may(group.needs) ? [group] : []
    const items = group.items.filter(({ needs }) => may(needs))
    const [first] = items
    return first ? [{ ...group, to: first.to, items }] : []
  })

/** Each screen of the map once, under its own name. */
export const screensFor = (may: (action: StaffAction) => boolean): (MenuItem & { group: () => string })[] =>
  menuFor(may).flatMap((group) =>
    (group.items.length === 0 ? [group] : group.items).map(({ title, to, needs }) => ({
      title,
      to,
      needs,
      group: group.title,
    })),
  )

/** What this member may begin, wherever they are. */
export const makesFor = (may: (action: StaffAction) => boolean): { title: () => string; to: string }[] =>
  menuFor(may)
    .flatMap((group) => (group.items.length === 0 ? [group] : group.items))
    .flatMap(({ to, make }) => (make && may(make.needs) ? [{ title: make.title, to: `${to}/new` }] : []))
