export const paymentGateways = ['sslcommerz', 'bkash'] as const

export type PaymentGatewayName = (typeof paymentGateways)[number]

/** The one account each stand-in knows. */
export const sandboxAccounts = {
  sslcommerz: { storeId: 'sandbox-store', storePassword: 'sandbox-store@password' },
  bkash: {
    username: 'sandbox-merchant',
    password: 'sandbox-merchant-password',
    appKey: 'sandbox-app-key',
    appSecret: 'sandbox-app-secret',
  },
} as const

/** Accounts and addresses of the stand-ins, given the sandbox's own address. */
export function sandboxPaymentAccounts(sandboxUrl: string) {
  return {
    sslcommerz: { ...sandboxAccounts.sslcommerz, baseUrl: `${sandboxUrl}/sslcommerz` },
    bkash: { ...sandboxAccounts.bkash, baseUrl: `${sandboxUrl}/bkash` },
  }
}
