import { sandboxPaymentAccounts } from '@prostuti/sandbox'
import { z } from 'zod'
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
export function readPaymentSettings(values: Values, { demo }: { demo: boolean }): PaymentSettings {
  const mode = values.PAYMENT_MODE ?? (demo ? 'sandbox' : 'closed')
  const live = liveAccounts(values)
  if (mode !== 'live' && !demo && (live.sslcommerz || live.bkash))
    throw new Error(
      `Payment credentials are set, but PAYMENT_MODE is ${mode}: no money would come. Set PAYMENT_MODE=live.`,
    )
  if (mode === 'live' && !live.sslcommerz && !live.bkash)
    throw new Error('PAYMENT_MODE is live, but neither SSLCOMMERZ_* nor BKASH_* are set.')
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
