/** The gateways that have a stand-in, by the prefix each is mounted under. */
export const smsGateways = ['ssl-wireless', 'bulksmsbd', 'alpha-sms'] as const

export type SmsGatewayName = (typeof smsGateways)[number]

/** The one account each stand-in knows. Any other token is refused, as a real gateway does. */
export const sandboxSmsCredentials = {
  'ssl-wireless': { apiToken: 'sandbox-ssl-wireless-token', sid: 'SANDBOXBRAND' },
  bulksmsbd: { apiKey: 'sandbox-bulksmsbd-key', senderId: '8809600000000' },
  'alpha-sms': { apiKey: 'sandbox-alpha-sms-key', senderId: 'Sandbox' },
} as const satisfies Record<SmsGatewayName, object>

/** A branded sender of the same BulkSMSBD account: one that may carry Bengali alone. */
export const bulkSmsBdMaskedSender = 'SANDBOXBRAND'

/** Where each gateway's stand-in is, given the sandbox's own address. */
export function sandboxSmsBaseUrls(sandboxUrl: string): Record<SmsGatewayName, string> {
  return {
    'ssl-wireless': `${sandboxUrl}/ssl-wireless`,
    bulksmsbd: `${sandboxUrl}/bulksmsbd`,
    'alpha-sms': `${sandboxUrl}/alpha-sms`,
  }
}

/** The one form every gateway takes: thirteen digits, no plus. */
export function isMsisdn(text: string): boolean {
  return /^8801[3-9]\d{8}$/.test(text)
}
