import type { readPushKey, subscribePush } from '@prostuti/contract'
import { request } from '../../../api/request.ts'

const path = '/api/v3/web/doctor/push'

export const canListen = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Subscribes this browser with the centre's key, and says so to the server; the same one again is the same. */
export async function listen(): Promise<void> {
  const { key } = await request<typeof readPushKey>('GET', path)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  const isOfKey = before !== null && text(before.options.applicationServerKey) === key
  if (before !== null && !isOfKey) await before.unsubscribe()
  const own =
    before !== null && isOfKey
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await request<typeof subscribePush>('POST', path, {
    body: { endpoint: own.endpoint, p256dh: text(own.getKey('p256dh')), auth: text(own.getKey('auth')), key },
  })
}
