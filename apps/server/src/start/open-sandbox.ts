import { startSandbox } from '@prostuti/sandbox'
import type { Env } from '../config/env.ts'

/** The stand-in for gateways, where a setting asks for it: the one that is named, or one of this process's own. */
export async function openSandbox(env: Env): Promise<{ url: string | undefined; close: () => Promise<void> }> {
  const { sms, payment, courier, zoom } = env
  const unneeded = sms.mode === 'live' && [payment, courier, zoom].every(({ mode }) => mode !== 'sandbox')
  if (unneeded || env.sandboxUrl !== undefined)
    return { url: unneeded ? undefined : env.sandboxUrl, close: async () => {} }
  // A browser cannot reach a sandbox that listens on loopback alone: the product passes its pages on.
  return startSandbox({ pagesUrl: `${env.publicUrl}/sandbox`, webhooksUrl: `${env.publicUrl}/api/couriers` })
}
