import { sandboxPaymentAccounts } from '@prostuti/sandbox'
import { z } from 'zod'
import { checkAccounts, pick } from '../../config/check-accounts.ts'
import type { Finding } from '../../config/finding.ts'
import type { Mode } from '../../config/mode.ts'
import type { GatewayAccounts } from './create-gateways.ts'

const secret = z.string().optional()
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** The part of the environment that payments need. */
export const paymentVariables = {
  PAYMENT_MODE: z.enum(['sandbox', 'live', 'closed']).optional(),
  SSLCOMMERZ_URL: address.default('https://securepay.sslcommerz.com'),
  SSLCOMMERZ_STORE_ID: secret,
  SSLCOMMERZ_STORE_PASSWORD: secret,
  BKASH_URL: address.default('https://tokenized.pay.bka.sh'),
  BKASH_USERNAME: secret,
  BKASH_PASSWORD: secret,
  BKASH_APP_KEY: secret,
  BKASH_APP_SECRET: secret,
}

type Values = z.infer<z.ZodObject<typeof paymentVariables>>

export type PaymentSettings = {
  mode: 'sandbox' | 'live' | 'closed'
  accounts(sandboxUrl: string | undefined): GatewayAccounts
}

/**
 * In sandbox mode the same adapters speak to the sandbox; only the addresses and the accounts differ. Outside a demo nobody gets
 * it unless it is asked for: everyone could pay there with nothing.
 */
export function readPaymentSettings(values: Values, { kind }: Mode): PaymentSettings {
  const mode = values.PAYMENT_MODE ?? (kind === 'demo' ? 'sandbox' : 'closed')
  const live = liveAccounts(values)
  return {
    mode,
    accounts(sandboxUrl) {
      if (mode === 'live') return live
      if (mode === 'closed') return {}
      if (sandboxUrl === undefined) throw new Error('PAYMENT_MODE is sandbox, but no sandbox was started')
      return sandboxPaymentAccounts(sandboxUrl)
    },
  }
}

function liveAccounts(values: Values): GatewayAccounts {
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword } = values
  const {
    BKASH_USERNAME: username,
    BKASH_PASSWORD: password,
    BKASH_APP_KEY: appKey,
    BKASH_APP_SECRET: appSecret,
  } = values
  return {
    ...(storeId && storePassword && { sslcommerz: { baseUrl: values.SSLCOMMERZ_URL, storeId, storePassword } }),
    ...(username &&
      password &&
      appKey &&
      appSecret && { bkash: { baseUrl: values.BKASH_URL, username, password, appKey, appSecret } }),
  }
}

/** Nobody pays real money in a demo, and nobody pays with nothing in a centre. */
export const checkPayment = (values: Values, mode: Mode): Finding[] =>
  checkAccounts(
    {
      setting: 'PAYMENT_MODE',
      given: values.PAYMENT_MODE,
      accounts: [
        {
          name: 'SSLCOMMERZ',
          address: values.SSLCOMMERZ_URL,
          needed: pick(values, 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'),
        },
        {
          name: 'bKash',
          address: values.BKASH_URL,
          needed: pick(values, 'BKASH_USERNAME', 'BKASH_PASSWORD', 'BKASH_APP_KEY', 'BKASH_APP_SECRET'),
        },
      ],
      words: {
        credentials: 'Payment credentials',
        realInDemo: 'take real money for nothing',
        sandboxInCentre: 'doctors would enrol without paying',
        closed: 'no money comes through them',
      },
    },
    mode,
  )
