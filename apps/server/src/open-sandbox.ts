import { startSandbox } from '@prostuti/sandbox'
import type { Env } from './env.ts'

/** The stand-in for gateways, where a setting asks for it: the one that is named, or one of this process's own. */
export async function openSandbox(env: Env): Promise<{ url: string | undefined; close: () => Promise<void> }> {
  const unneeded = env.sms.mode === 'live'
  if (unneeded || env.sandboxUrl !== undefined)
    return { url: unneeded ? undefined : env.sandboxUrl, close: async () => {} }
  return startSandbox()
}
