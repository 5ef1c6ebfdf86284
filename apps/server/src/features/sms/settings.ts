import { sandboxSmsBaseUrls, sandboxSmsCredentials } from '@prostuti/sandbox'
import { z } from 'zod'
import { type SmsConfig, smsBaseUrls } from './create-sms-gateways.ts'

const gatewayName = z.enum(['ssl-wireless', 'bulksmsbd', 'alpha-sms'])
const secret = z.string().optional()

/** The part of the environment that SMS needs. */
export const smsVariables = {
  SMS_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  SMS_GATEWAY: gatewayName.default('ssl-wireless'),
  SMS_FALLBACK: gatewayName.optional(),
  SSL_WIRELESS_API_TOKEN: secret,
  SSL_WIRELESS_SID: secret,
  BULKSMSBD_API_KEY: secret,
  BULKSMSBD_SENDER_ID: secret,
  ALPHA_SMS_API_KEY: secret,
  ALPHA_SMS_SENDER_ID: secret,
}

type Values = z.infer<z.ZodObject<typeof smsVariables>>

export type SmsSettings = { mode: 'sandbox' | 'live'; config(sandboxUrl: string | undefined): SmsConfig }

/** In sandbox mode the same adapters speak to the sandbox; only the addresses and the accounts differ. */
export function readSmsSettings(values: Values, { demo }: { demo: boolean }): SmsSettings {
  if (values.SMS_MODE === 'sandbox' && !demo && values.SSL_WIRELESS_API_TOKEN !== undefined)
    throw new Error('SMS credentials are set, but SMS_MODE is sandbox: no SMS would leave. Set SMS_MODE=live.')
  return {
    mode: values.SMS_MODE,
    config(sandboxUrl) {
      if (values.SMS_MODE === 'live') return liveConfig(values)
      if (sandboxUrl === undefined) throw new Error('SMS_MODE is sandbox, but no sandbox was started')
      return {
        gateway: values.SMS_GATEWAY,
        fallback: values.SMS_FALLBACK ?? (values.SMS_GATEWAY === 'bulksmsbd' ? 'alpha-sms' : 'bulksmsbd'),
        baseUrls: sandboxSmsBaseUrls(sandboxUrl),
        credentials: sandboxSmsCredentials,
      }
    },
  }
}

function liveConfig(values: Values): SmsConfig {
  const { SSL_WIRELESS_API_TOKEN: apiToken, SSL_WIRELESS_SID: sid } = values
  const { BULKSMSBD_API_KEY: bulkKey, BULKSMSBD_SENDER_ID: bulkSender } = values
  const { ALPHA_SMS_API_KEY: alphaKey, ALPHA_SMS_SENDER_ID: alphaSender } = values
  return {
    gateway: values.SMS_GATEWAY,
    ...(values.SMS_FALLBACK && { fallback: values.SMS_FALLBACK }),
    baseUrls: smsBaseUrls,
    credentials: {
      ...(apiToken && sid && { 'ssl-wireless': { apiToken, sid } }),
      ...(bulkKey && bulkSender && { bulksmsbd: { apiKey: bulkKey, senderId: bulkSender } }),
      ...(alphaKey && { 'alpha-sms': { apiKey: alphaKey, ...(alphaSender && { senderId: alphaSender }) } }),
    },
  }
}
