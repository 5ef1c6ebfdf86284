import { sandboxSmsBaseUrls, sandboxSmsCredentials } from '@prostuti/sandbox'
import { z } from 'zod'
import { type Finding, missing, refuse, warn } from '../../config/finding.ts'
import type { Mode } from '../../config/mode.ts'
import { isSample } from '../../config/sample-value.ts'
import { type SmsConfig, smsBaseUrls } from './create-sms-gateways.ts'
import type { SmsGatewayName } from './sms-gateway.ts'

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

export type SmsSettings = {
  mode: 'sandbox' | 'live'
  /** The one that is tried first, unless the centre has chosen another in its settings. */
  gateway: SmsGatewayName
  config(sandboxUrl: string | undefined): SmsConfig
}

/** In sandbox mode the same adapters speak to the sandbox; only the addresses and the accounts differ. */
export function readSmsSettings(values: Values): SmsSettings {
  return {
    mode: values.SMS_MODE,
    gateway: values.SMS_GATEWAY,
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

const neededBy: Record<SmsGatewayName, (keyof Values)[]> = {
  'ssl-wireless': ['SSL_WIRELESS_API_TOKEN', 'SSL_WIRELESS_SID'],
  bulksmsbd: ['BULKSMSBD_API_KEY', 'BULKSMSBD_SENDER_ID'],
  'alpha-sms': ['ALPHA_SMS_API_KEY'],
}

/** A centre without SMS lets nobody in: every new doctor and device is proved by a code. A demo must never text real people. */
export function checkSms(values: Values, mode: Mode): Finding[] {
  const hasAccount = Object.values(neededBy).some((names) => names.every((name) => values[name] !== undefined))
  if (mode.kind === 'demo') return judgeDemo(values, hasAccount)
  if (values.SMS_MODE === 'live') return checkLive(values)
  const finding = mode.public ? refuse : warn
  return hasAccount
    ? [
        finding(
          'SMS_MODE',
          'SMS credentials are set, but SMS_MODE is not live, so no code would reach a doctor: set SMS_MODE=live.',
        ),
      ]
    : [
        missing(
          finding(
            'SMS_MODE',
            'SMS_MODE is not live, so no code would reach a doctor: set SMS_MODE=live, and SMS_GATEWAY with the account of that gateway.',
          ),
        ),
      ]
}

function judgeDemo({ SMS_MODE }: Values, hasAccount: boolean): Finding[] {
  if (SMS_MODE === 'live')
    return [
      refuse(
        'SMS_MODE',
        'SMS_MODE is live in a demo, which would text real people: set DEMO=false to open a centre, or SMS_MODE=sandbox.',
      ),
    ]
  if (!hasAccount) return []
  return [warn('SMS_MODE', 'SMS credentials are set, but a demo sends no SMS: set DEMO=false to open a centre.')]
}

function checkLive(values: Values): Finding[] {
  const { SMS_GATEWAY: gateway, SMS_FALLBACK: fallback } = values
  const findings = judgeAccount(values, 'SMS_GATEWAY', gateway)
  if (fallback === undefined) return findings
  if (fallback !== gateway) return [...findings, ...judgeAccount(values, 'SMS_FALLBACK', fallback)]
  const sentence = `SMS_FALLBACK is ${gateway}, as is the gateway it should stand in for: set another one, or leave it empty.`
  return [...findings, refuse('SMS_FALLBACK', sentence)]
}

function judgeAccount(values: Values, setting: string, gateway: SmsGatewayName): Finding[] {
  const empty = neededBy[gateway].filter((name) => values[name] === undefined)
  const samples = neededBy[gateway].filter((name) => isSample(String(values[name])))
  if (empty.length > 0)
    return [
      missing(refuse(setting, `${setting} is ${gateway}, but its account is not set: fill in ${empty.join(' and ')}.`)),
    ]
  if (samples.length > 0)
    return [refuse(setting, `${samples.join(' and ')} still holds a sample: fill in the account of ${gateway}.`)]
  return []
}
