import { z } from 'zod'
import { instant } from '../../fields.ts'
import { defineStaffCall } from '../staff-call.ts'
import { staffName } from '../staff-fields.ts'
import {
  classSettings,
  courierSettings,
  deviceSettings,
  moneySettings,
  pageSettings,
  signInSettings,
  smsSettings,
} from './settings-forms.ts'

const changed = { changed_at: instant.nullable(), changed_by: staffName.nullable() }

/** What stands in the environment; of what is secret only whether it is there. */
const account = z.object({
  name: z.enum([
    'ssl-wireless',
    'bulksmsbd',
    'alpha-sms',
    'sslcommerz',
    'bkash',
    'steadfast',
    'pathao',
    'zoom',
    'zoom_sdk',
  ]),
  state: z.enum(['set', 'not_set', 'sandbox']),
})

const mode = z.enum(['sandbox', 'live', 'closed'])

export const readSettings = defineStaffCall({
  method: 'GET',
  path: '/api/v3/admin/settings',
  summary: 'Every switch of the centre as it stands, and what of the environment may be told',
  action: 'settings.read',
  status: 200,
  response: z.object({
    sign_in: z.object({ fields: signInSettings.fields, ...changed }),
    devices: z.object({ fields: deviceSettings.fields, ...changed }),
    money: z.object({ fields: moneySettings.fields, ...changed }),
    courier: z.object({ fields: courierSettings.fields, ...changed }),
    classes: z.object({ fields: classSettings.fields, ...changed }),
    sms: z.object({ fields: smsSettings.fields, ...changed }),
    pages: z.object({ fields: pageSettings.fields, ...changed }),
    environment: z.object({
      is_demo: z.boolean(),
      public_url: z.string(),
      office_url: z.string(),
      modes: z.object({ sms: mode, payment: mode, courier: mode, zoom: mode }),
      /** Which one is tried first, where nobody has chosen another here. */
      sms_gateway: z.string(),
      /** What one address may use in a second; 0 is no limit. */
      address_limit: z.number().int(),
      accounts: z.array(account),
    }),
  }),
})
