import type { Env } from '../config/env.ts'
import type { Role } from '../workers/role.ts'

/** The stand-in for gateways, where a setting asks for it: the one that is named, or one of this server's own. */
export async function openSandbox(
  env: Env,
  { startSandbox }: Pick<Role, 'startSandbox'>,
): Promise<{ url: string | undefined; close: () => Promise<void> }> {
  const { sms, payment, courier, zoom } = env
  const unneeded = sms.mode === 'live' && [payment, courier, zoom].every(({ mode }) => mode !== 'sandbox')
  if (unneeded || env.sandboxUrl !== undefined)
    return { url: unneeded ? undefined : env.sandboxUrl, close: async () => {} }
  // A browser cannot reach a sandbox that listens on loopback alone: the product passes its pages on.
  return startSandbox({ pagesUrl: `${env.publicUrl}/sandbox`, webhooksUrl: `${env.publicUrl}/api/couriers` })
}
