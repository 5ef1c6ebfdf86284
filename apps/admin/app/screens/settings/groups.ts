import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

export const groupNames = ['sign_in', 'devices', 'money', 'courier', 'classes', 'sms', 'pages'] as const
export type GroupName = (typeof groupNames)[number]

type GroupFace = { title: () => string; text: () => string; to: string; needs: StaffAction }

/** What each group of switches is called, where its form stands, and who changes it. */
export const groupFaces: Record<GroupName, GroupFace> = {
  sign_in: {
    title: m.office_settings_group_sign_in,
    text: m.office_settings_group_sign_in_text,
    to: '/settings/sign-in',
    needs: 'settings.money',
  },
  devices: {
    title: m.office_settings_group_devices,
    text: m.office_settings_group_devices_text,
    to: '/settings/devices',
    needs: 'settings.write',
  },
  money: {
    title: m.office_settings_group_money,
    text: m.office_settings_group_money_text,
    to: '/settings/money',
    needs: 'settings.money',
  },
  courier: {
    title: m.office_settings_group_courier,
    text: m.office_settings_group_courier_text,
    to: '/settings/courier',
    needs: 'settings.write',
  },
  classes: {
    title: m.office_settings_group_classes,
    text: m.office_settings_group_classes_text,
    to: '/settings/classes',
    needs: 'settings.write',
  },
  sms: {
    title: m.office_settings_group_sms,
    text: m.office_settings_group_sms_text,
    to: '/settings/sms',
    needs: 'settings.money',
  },
  pages: {
    title: m.office_settings_group_pages,
    text: m.office_settings_group_pages_text,
    to: '/settings/pages',
    needs: 'settings.write',
  },
}
