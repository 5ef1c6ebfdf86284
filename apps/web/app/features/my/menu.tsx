import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import type { ReactNode } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import { MyIcon } from '../../kit/my-page/icon.tsx'
import type { Unread } from '../../kit/notices/notice-queries.ts'
import { PaymentIcon } from '../../kit/payment/payment-icon.tsx'

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
  icon: <Icon name="home" />,
  label: m.my_dashboard_title,
  short: m.my_home,
}
const courses: MenuItem = {
  to: addressOf('/my/courses'),
  icon: <Icon name="book" />,
  label: m.my_courses,
  short: m.my_courses_short,
}
const exams: MenuItem = {
  to: addressOf('/bcs-exam-list'),
  icon: <MyIcon name="exam" />,
  label: m.exams_title_bcs,
  short: m.my_exams_short,
}
const results: MenuItem = {
  to: addressOf('/my/results'),
  icon: <MyIcon name="result" />,
  label: m.results_title,
}
const notices: MenuItem = {
  to: addressOf('/my/notices'),
  icon: <MyIcon name="bell" />,
  label: m.my_notices,
  unread: 'notices',
}
const subscription: MenuItem = {
  to: addressOf('/my/subscription'),
  icon: <MyIcon name="video" />,
  label: m.subscription_page,
}
const events: MenuItem = { to: addressOf('/my/events'), icon: <MyIcon name="ticket" />, label: m.my_events }
const orders: MenuItem = { to: addressOf('/my/orders'), icon: <PaymentIcon name="receipt" />, label: m.my_orders }
const complaints: MenuItem = {
  to: addressOf('/my/complain-box'),
  icon: <MyIcon name="talk" />,
  label: m.my_complaints,
  unread: 'complaints',
}

/** A routine belongs to one course, so it is reached from there; it has no address without one. */
export const sideMenu: readonly MenuItem[] = [
  home,
  courses,
  exams,
  results,
  subscription,
  events,
  orders,
  notices,
  complaints,
]
export const tabs: readonly MenuItem[] = [home, courses, exams, notices]
/** What the tab bar has no room for. */
export const behindTabs: readonly MenuItem[] = [results, subscription, events, orders, complaints]

export const accountMenu: readonly MenuItem[] = [
  { to: addressOf('/my/account'), icon: <Icon name="user" />, label: m.my_profile },
  { to: addressOf('/my/account/devices'), icon: <MyIcon name="phone" />, label: m.my_devices_title },
  { to: addressOf('/my/account/change-password'), icon: <Icon name="lock" />, label: m.my_password_title },
]
export const publicSite: MenuItem = { to: '/', icon: <Icon name="arrow-left" />, label: m.my_public_site }
