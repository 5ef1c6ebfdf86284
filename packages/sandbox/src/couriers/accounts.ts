export const courierNames = ['steadfast', 'pathao'] as const

export type SandboxCourierName = (typeof courierNames)[number]

/** The one account each stand-in knows. */
export const courierAccounts = {
  steadfast: { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key', webhookToken: 'sandbox-steadfast-webhook' },
  pathao: {
    clientId: 'sandbox-client',
    clientSecret: 'sandbox-client-secret',
    username: 'sandbox@example.com',
    password: 'sandbox-pathao-password',
    storeId: 7001,
    webhookSecret: 'sandbox-pathao-webhook',
    integrationSecret: 'sandbox-pathao-integration',
  },
} as const

/** Accounts and addresses of the stand-ins, given the sandbox's own address. Parcels are followed on the sandbox's page. */
export function sandboxCourierAccounts(sandboxUrl: string) {
  const trackingUrl = '/sandbox/parcels?code='
  return {
    steadfast: { ...courierAccounts.steadfast, baseUrl: `${sandboxUrl}/steadfast/api/v1`, trackingUrl },
    pathao: { ...courierAccounts.pathao, baseUrl: `${sandboxUrl}/pathao`, trackingUrl },
  }
}
