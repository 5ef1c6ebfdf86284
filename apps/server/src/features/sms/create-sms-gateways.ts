import { alphaSms } from './alpha-sms.ts'
import { bulkSmsBd } from './bulksmsbd.ts'
import type { SmsGateway, SmsGatewayName } from './sms-gateway.ts'
import { sslWireless } from './ssl-wireless.ts'

type Credentials = {
  'ssl-wireless'?: { apiToken: string; sid: string } | undefined
  bulksmsbd?: { apiKey: string; senderId: string } | undefined
  'alpha-sms'?: { apiKey: string; senderId?: string | undefined } | undefined
}

export type SmsConfig = {
  gateway: SmsGatewayName
  /** Tried when the first one fails. */
  fallback?: SmsGatewayName | undefined
  baseUrls: Record<SmsGatewayName, string>
  credentials: Credentials
  timeoutMs?: number
}

/** Where the gateways themselves are. */
export const smsBaseUrls: Record<SmsGatewayName, string> = {
  'ssl-wireless': 'https://smsplus.sslwireless.com',
  bulksmsbd: 'https://bulksmsbd.net',
  'alpha-sms': 'https://api.sms.net.bd',
}

/** The gateways in the order they are tried. Throws when one is chosen that has no account. */
export function createSmsGateways({ gateway, fallback, ...config }: SmsConfig): SmsGateway[] {
  if (fallback === gateway)
    throw new Error(`The SMS fall-back is ${gateway}, as is the gateway it should stand in for.`)
  return [gateway, ...(fallback ? [fallback] : [])].map((name) => createOne(name, config))
}

function createOne(name: SmsGatewayName, config: Omit<SmsConfig, 'gateway' | 'fallback'>): SmsGateway {
  const { baseUrls, credentials, timeoutMs } = config
  const common = { baseUrl: baseUrls[name].replace(/\/$/, ''), timeoutMs }
  switch (name) {
    case 'ssl-wireless':
      return sslWireless({ ...common, ...accountOf(name, credentials[name]) })
    case 'bulksmsbd':
      return bulkSmsBd({ ...common, ...accountOf(name, credentials[name]) })
    case 'alpha-sms':
      return alphaSms({ ...common, ...accountOf(name, credentials[name]) })
  }
}

function accountOf<T>(name: SmsGatewayName, account: T | undefined): T {
  if (!account) throw new Error(`The SMS gateway ${name} is chosen, but its account is not set.`)
  return account
}
