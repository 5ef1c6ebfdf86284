import { singleRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'

export const settingsRows: Record<string, StaffMatrixRow> = {
  readSettings: {},
  ...singleRows('signInSettings', () => ({
    need_otp_for_registration: true,
    need_otp_for_reset_password: true,
    sms_gateway: null,
    sms_fallback: null,
  })),
  ...singleRows('deviceSettings', () => ({ device_locking: true, device_limit: 3 })),
  ...singleRows('moneySettings', () => ({ payment_gateways: ['bkash'], manual_numbers: [], manual_note: null })),
  ...singleRows('courierSettings', () => ({ courier: 'manual' })),
  ...singleRows('classSettings', () => ({ class_reminder_minutes: 45, class_sms: false })),
  ...singleRows('smsSettings', () => ({ sms_part_paisa: 40, quiet_from_hour: 21, quiet_until_hour: 9 })),
  ...singleRows('pageSettings', () => ({ block_devtools: false, chat_page: null })),
  // A number of its own each time: of one number only a few tests are taken.
  testSms: { ask: ({ next }) => ({ body: { phone: `017000${String(next()).padStart(5, '0')}` } }) },
  testPayment: { ask: () => ({ body: { gateway: 'bkash' } }) },
}
