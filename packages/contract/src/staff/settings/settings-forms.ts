import { z } from 'zod'
import { defineSingle } from '../resource/define-resource.ts'
import { optionalText } from '../staff-fields.ts'

export const smsGateways = ['ssl-wireless', 'bulksmsbd', 'alpha-sms'] as const
export const waysToPay = ['bkash', 'sslcommerz', 'manual'] as const
export const couriers = ['steadfast', 'pathao', 'manual'] as const
export const wallets = ['bkash', 'nagad', 'rocket'] as const

/** Everybody's switches: read by managers, saved only by somebody who has just shown a second factor. */
const common = { reads: 'settings.read', stepUp: true } as const
const managers = { ...common, writes: 'settings.write' } as const
/** Money and how doctors get in are the owner's. */
const owners = { ...common, writes: 'settings.money' } as const

export const signInSettings = defineSingle({
  name: 'settings_sign_in',
  path: '/api/v3/admin/settings/sign-in',
  ...owners,
  fields: z.object({
    need_otp_for_registration: z.boolean(),
    need_otp_for_reset_password: z.boolean(),
    /** Null: what the environment says. */
    sms_gateway: z.enum(smsGateways).nullable(),
    sms_fallback: z.enum(smsGateways).nullable(),
  }),
})

export const deviceSettings = defineSingle({
  name: 'settings_devices',
  path: '/api/v3/admin/settings/devices',
  ...managers,
  fields: z.object({ device_locking: z.boolean(), device_limit: z.number().int().min(1).max(20) }),
})

export const moneySettings = defineSingle({
  name: 'settings_money',
  path: '/api/v3/admin/settings/money',
  ...owners,
  fields: z.object({
    /** Those that are offered, the first one first. */
    payment_gateways: z.array(z.enum(waysToPay)).max(waysToPay.length),
    /** Where doctors send money themselves, and what they are told to write with it. */
    manual_numbers: z.array(z.object({ wallet: z.enum(wallets), number: z.string().trim().max(20) })).max(6),
    manual_note: optionalText(500),
  }),
})

export const courierSettings = defineSingle({
  name: 'settings_courier',
  path: '/api/v3/admin/settings/courier',
  ...managers,
  fields: z.object({ courier: z.enum(couriers) }),
})

export const classSettings = defineSingle({
  name: 'settings_classes',
  path: '/api/v3/admin/settings/classes',
  ...managers,
  fields: z.object({ class_reminder_minutes: z.number().int().min(5).max(240), class_sms: z.boolean() }),
})

const hourOfDay = z.number().int().min(0).max(23)

/** SMS to many doctors: what they cost, and when nobody is woken by one. */
export const smsSettings = defineSingle({
  name: 'settings_sms',
  path: '/api/v3/admin/settings/sms',
  ...owners,
  fields: z.object({
    /** What one part costs; null: nobody has said so, and no cost is shown. */
    sms_part_paisa: z.number().int().min(1).max(10_000).nullable(),
    /** In Dhaka. The same hour twice: no quiet hours. */
    quiet_from_hour: hourOfDay,
    quiet_until_hour: hourOfDay,
  }),
})

export const pageSettings = defineSingle({
  name: 'settings_pages',
  path: '/api/v3/admin/settings/pages',
  ...managers,
  fields: z.object({
    block_devtools: z.boolean(),
    /** The number of the Facebook page whose chat is loaded; null: no script of others. */
    chat_page: z
      .string()
      .trim()
      .regex(/^\d{5,25}$/)
      .nullable(),
  }),
})
