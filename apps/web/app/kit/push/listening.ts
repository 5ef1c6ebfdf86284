import type { readPushKey, subscribePush, unsubscribePush } from '@prostuti/contract'
import { request } from '../../api/request.ts'
import { recall, remember } from '../storage/storage.ts'
import { endListening, ownerKey, registered } from './end-listening.ts'

const path = '/api/v3/web/doctor/push'

/** Where this browser stands; `needs_install`: an iPhone tells only apps on its home screen. */
export type Listening = 'on' | 'off' | 'blocked' | 'needs_install' | 'unsupported'

const canListen = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** An iPad calls itself a Mac, but is touched. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** A worker takes a moment at the first visit; in a private window it may never come. */
const patienceMs = 10_000

const workerReady = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), patienceMs)),
  ])

export async function readListening(doctorId: number): Promise<Listening> {
  if (!canListen()) return isApple() ? 'needs_install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted' || recall(ownerKey) !== String(doctorId)) return 'off'
  return (await readOwnEndpoint()) === undefined ? 'off' : 'on'
}

/** The address of this browser's subscription, where it has one. */
export async function readOwnEndpoint(): Promise<string | undefined> {
  return (await (await registered())?.pushManager.getSubscription())?.endpoint
}

/** Asks the browser's leave, and listens where it is given. To be called by a press, which browsers want. */
export async function askToListen(doctorId: number): Promise<Listening> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') return leave === 'denied' ? 'blocked' : 'off'
  await listen(doctorId)
  return 'on'
}

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Subscribes this browser with the centre's key, and says so to the server; the same one again is the same. */
async function listen(doctorId: number): Promise<void> {
  const { key } = await request<typeof readPushKey>('GET', path)
  const { pushManager } = await workerReady()
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
  remember(ownerKey, String(doctorId))
}

/** Not on this device any more. The server forgets it first: what the browser forgets alone would still be written to. */
export async function stopListening(): Promise<void> {
  const endpoint = await readOwnEndpoint()
  if (endpoint !== undefined) await request<typeof unsubscribePush>('POST', `${path}/end`, { body: { endpoint } })
  await endListening()
}

/**
 * Says again at the start that this browser listens: a new sign-in, a new key of the centre and a subscription that the server has
 * lost are mended without a word. Only for the doctor who wished for it here.
 */
export async function keepListening(doctorId: number): Promise<void> {
  const isWished = canListen() && Notification.permission === 'granted' && recall(ownerKey) === String(doctorId)
  if (isWished) await listen(doctorId).catch(() => undefined)
}
