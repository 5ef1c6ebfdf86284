import { forget } from '../storage/storage.ts'

/** Whose news this browser brings. The browser's own leave says nothing of that: phones are shared and handed on. */
export const ownerKey = 'push_owner'

/** A browser of the first visit has no worker yet; nobody waits for one that does not come. */
export const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration()

/**
 * In this browser alone, and so without a network, too: nothing is shown here any more, and the server forgets an address at which
 * its next push finds nobody.
 */
export async function endListening(): Promise<void> {
  forget(ownerKey)
  const own = await (await registered())?.pushManager?.getSubscription()
  await own?.unsubscribe()
}
