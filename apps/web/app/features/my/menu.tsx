import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, bookIcon, homeIcon, lockIcon, userIcon } from '@prostuti/ui/icons/common'
import {
  bellIcon,
  handsetIcon,
  myExamIcon,
  receiptIcon,
  resultsIcon,
  talkIcon,
  ticketIcon,
  videoIcon,
} from '@prostuti/ui/icons/my'
import type { ReactNode } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Unread } from '../../kit/notices/notice-queries.ts'

export type MenuItem = {
  to: string
  icon: ReactNode
  /** The title of the page it leads to: `menu.test.ts` compares them. */
  label: () => string
  /** Where there is room for one word only. */
  short?: () => string
  /** What of it may be new. */
  unread?: keyof Unread
}

const home: MenuItem = {
  to: addressOf('/my/dashboard'),
  icon: <Icon of={homeIcon} />,
  label: m.my_dashboard_title,
  short: m.my_home,
}
const courses: MenuItem = {
  to: addressOf('/my/courses'),
  icon: <Icon of={bookIcon} />,
  label: m.my_courses,
  short: m.my_courses_short,
}
const exams: MenuItem = {
  to: addressOf('/bcs-exam-list'),
  icon: <Icon of={myExamIcon} />,
  label: m.exams_title_bcs,
  short: m.my_exams_short,
}
/** And with it the other pages of learning, by their tabs. */
const readiness: MenuItem = {
  to: addressOf('/my/readiness'),
  icon: <Icon of={resultsIcon} />,
  label: m.readiness_title,
}
const notices: MenuItem = {
  to: addressOf('/my/notices'),
  icon: <Icon of={bellIcon} />,
  label: m.my_notices,
  unread: 'notices',
}
const subscription: MenuItem = {
  to: addressOf('/my/subscription'),
  icon: <Icon of={videoIcon} />,
  label: m.subscription_page,
}
const events: MenuItem = { to: addressOf('/my/events'), icon: <Icon of={ticketIcon} />, label: m.my_events }
const orders: MenuItem = { to: addressOf('/my/orders'), icon: <Icon of={receiptIcon} />, label: m.my_orders }
const complaints: MenuItem = {
  to: addressOf('/my/complain-box'),
  icon: <Icon of={talkIcon} />,
  label: m.my_complaints,
  unread: 'complaints',
}

/** A routine belongs to one course, so it is reached from there; it has no address without one. */
export const sideMenu: readonly MenuItem[] = [
  home,
  courses,
  exams,
  readiness,
  subscription,
  events,
  orders,
  notices,
  complaints,
]
export const tabs: readonly MenuItem[] = [home, courses, exams, notices]
/** What the tab bar has no room for. */
export const behindTabs: readonly MenuItem[] = [readiness, subscription, events, orders, complaints]

export const accountMenu: readonly MenuItem[] = [
  { to: addressOf('/my/account'), icon: <Icon of={userIcon} />, label: m.my_profile },
  { to: addressOf('/my/account/devices'), icon: <Icon of={handsetIcon} />, label: m.my_devices_title },
  { to: addressOf('/my/account/change-password'), icon: <Icon of={lockIcon} />, label: m.my_password_title },
]
export const publicSite: MenuItem = { to: '/', icon: <Icon of={arrowLeftIcon} />, label: m.my_public_site }
