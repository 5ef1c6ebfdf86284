/** The one account that the stand-in knows, with an SDK app beside it. */
export const zoomAccount = {
  accountId: 'sandbox-account',
  clientId: 'sandbox-zoom-client',
  clientSecret: 'sandbox-zoom-secret',
  sdkKey: 'sandbox-sdk-key',
  sdkSecret: 'sandbox-sdk-secret',
} as const

/** Accounts and addresses of the stand-in, given the sandbox's own address. */
export function sandboxZoomAccounts(sandboxUrl: string) {
  const { sdkKey, sdkSecret, ...account } = zoomAccount
  return {
    account: { ...account, apiUrl: `${sandboxUrl}/zoom/v2`, tokenUrl: `${sandboxUrl}/zoom/oauth/token` },
    sdk: { key: sdkKey, secret: sdkSecret },
  }
}
