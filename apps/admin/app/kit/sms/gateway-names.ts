/** What SMS gateways call themselves. */
export const smsNames: Record<string, string> = {
  'ssl-wireless': 'SSL Wireless',
  bulksmsbd: 'BulkSMSBD',
  'alpha-sms': 'Alpha SMS',
}
