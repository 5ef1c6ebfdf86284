import { sandboxCourierAccounts } from '@prostuti/sandbox'
import { z } from 'zod'
import { checkAccounts, pick } from '../../config/check-accounts.ts'
import type { Finding } from '../../config/finding.ts'
import type { Mode } from '../../config/mode.ts'
import type { CourierAccounts } from './create-couriers.ts'

const secret = z.string().optional()
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** The part of the environment that couriers need. */
export const courierVariables = {
  COURIER_MODE: z.enum(['sandbox', 'live', 'closed']).optional(),
  STEADFAST_URL: address.default('https://portal.packzy.com/api/v1'),
  STEADFAST_API_KEY: secret,
  STEADFAST_SECRET_KEY: secret,
  STEADFAST_WEBHOOK_TOKEN: secret,
  STEADFAST_TRACKING_URL: z.url({ protocol: /^https?$/ }).default('https://steadfast.com.bd/t/'),
  PATHAO_URL: address.default('https://api-hermes.pathao.com'),
  PATHAO_CLIENT_ID: secret,
  PATHAO_CLIENT_SECRET: secret,
  PATHAO_USERNAME: secret,
  PATHAO_PASSWORD: secret,
  PATHAO_STORE_ID: z.coerce.number().int().positive().optional(),
  PATHAO_WEBHOOK_SECRET: secret,
  PATHAO_INTEGRATION_SECRET: secret,
  PATHAO_TRACKING_URL: z.url({ protocol: /^https?$/ }).optional(),
}

type Values = z.infer<z.ZodObject<typeof courierVariables>>

export type CourierSettings = {
  mode: 'sandbox' | 'live' | 'closed'
  accounts(sandboxUrl: string | undefined): CourierAccounts
}

/**
 * In sandbox mode the same adapters speak to the sandbox; only the addresses and the accounts differ. Outside a demo nobody gets
 * it unless it is asked for: a doctor would follow a parcel that nobody carries.
 */
export function readCourierSettings(values: Values, { kind }: Mode): CourierSettings {
  const mode = values.COURIER_MODE ?? (kind === 'demo' ? 'sandbox' : 'closed')
  const live = liveAccounts(values)
  return {
    mode,
    accounts(sandboxUrl) {
      if (mode === 'live') return live
      if (mode === 'closed') return {}
      if (sandboxUrl === undefined) throw new Error('COURIER_MODE is sandbox, but no sandbox was started')
      return sandboxCourierAccounts(sandboxUrl)
    },
  }
}

function liveAccounts(values: Values): CourierAccounts {
  const { STEADFAST_API_KEY: apiKey, STEADFAST_SECRET_KEY: secretKey } = values
  const {
    PATHAO_CLIENT_ID: clientId,
    PATHAO_CLIENT_SECRET: clientSecret,
    PATHAO_USERNAME: username,
    PATHAO_PASSWORD: password,
    PATHAO_STORE_ID: storeId,
  } = values
  return {
    ...(apiKey &&
      secretKey && {
        steadfast: {
          baseUrl: values.STEADFAST_URL,
          apiKey,
          secretKey,
          webhookToken: values.STEADFAST_WEBHOOK_TOKEN,
          trackingUrl: values.STEADFAST_TRACKING_URL,
        },
      }),
    ...(clientId &&
      clientSecret &&
      username &&
      password &&
      storeId && {
        pathao: {
          baseUrl: values.PATHAO_URL,
          clientId,
          clientSecret,
          username,
          password,
          storeId,
          webhookSecret: values.PATHAO_WEBHOOK_SECRET,
          integrationSecret: values.PATHAO_INTEGRATION_SECRET,
          trackingUrl: values.PATHAO_TRACKING_URL ?? null,
        },
      }),
  }
}

/** No van comes for a demo, and a centre's parcels are carried for real. */
export const checkCouriers = (values: Values, mode: Mode): Finding[] =>
  checkAccounts(
    {
      setting: 'COURIER_MODE',
      given: values.COURIER_MODE,
      accounts: [
        {
          name: 'Steadfast',
          address: values.STEADFAST_URL,
          needed: pick(values, 'STEADFAST_API_KEY', 'STEADFAST_SECRET_KEY'),
        },
        {
          name: 'Pathao',
          address: values.PATHAO_URL,
          needed: pick(
            values,
            'PATHAO_CLIENT_ID',
            'PATHAO_CLIENT_SECRET',
            'PATHAO_USERNAME',
            'PATHAO_PASSWORD',
            'PATHAO_STORE_ID',
          ),
        },
      ],
      words: {
        credentials: 'Courier credentials',
        realInDemo: 'send for real parcels',
        sandboxInCentre: 'doctors would wait for parcels that nobody carries',
        closed: 'every parcel waits for staff',
      },
    },
    mode,
  )
