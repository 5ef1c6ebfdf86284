import type { notebookQueue, sendNotebookReviews } from '@prostuti/contract'
import { ApiError } from '../../../api/api-error.ts'
import { request } from '../../../api/request.ts'
import { isConnected, onConnection } from '../../../kit/connection/connection.ts'
import { doctorOfToken } from '../../../kit/session/doctor-of-token.ts'
import { isFromAdmin, onSessionChange } from '../../../kit/session/session.ts'
import { readToken } from '../../../kit/session/token.ts'
import { recall, remember } from '../../../kit/storage/storage.ts'
import { joinTabs } from '../../../kit/tabs/join-tabs.ts'
import { noteWaiting } from '../waiting/waiting-key.ts'
import { newUuid } from './new-uuid.ts'
import { createNotebookEngine, type NotebookEngine } from './notebook-engine.ts'
import {
  createNotebookShelf,
  createNotebookStores,
  createPassingStores,
  type NotebookStores,
} from './stores/notebook-shelf.ts'

const deviceKey = 'notebook_device'
const listeners = new Set<() => void>()
let stores: NotebookStores | undefined
let current: { token: string; engine: Promise<NotebookEngine> } | undefined

/** Called back when somebody else has signed in, or nobody is. */
export function onEngineChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one engine of this page, of who is signed in. It lives on from page to page. */
export function notebookEngine(): Promise<NotebookEngine> {
  const token = readToken()
  if (token === null) return Promise.reject(new ApiError(401, 'unauthenticated'))
  if (current?.token === token) return current.engine
  letGo()
  const engine = doctorOfToken().then((doctorId) => startEngine(doctorId, token))
  current = { token, engine }
  // Whoever asks again may find the network back.
  engine.catch(() => {
    if (current?.engine === engine) current = undefined
  })
  return engine
}

/** Of a sign-in that is over nothing goes on, whichever page is open. */
function letGo(): void {
  if (current?.token === readToken()) return
  current?.engine.then((engine) => engine.stop()).catch(() => {})
  current = undefined
}

function startEngine(doctorId: number, token: string): NotebookEngine {
  const staff = isFromAdmin()
  const isSignedIn = () => readToken() === token
  const engine = createNotebookEngine({
    // Staff who look on leave nothing of the doctor's on their own device.
    shelf: createNotebookShelf(staff ? createPassingStores() : lastingStores(), doctorId),
    // With its own token: whoever is signed in when a call leaves at last, it speaks for this notebook's doctor.
    askQueue: () =>
      request<typeof notebookQueue>('GET', '/api/v3/web/doctor/notebook/queue', { token, timeoutMs: 60_000 }),
    send: (body) =>
      request<typeof sendNotebookReviews>('POST', '/api/v3/web/doctor/notebook/reviews', {
        ...{ token, body, keepalive: true, timeoutMs: 60_000 },
      }),
    isSignedIn,
    maySend: () => isSignedIn() && !staff,
    device: deviceId,
    now: () => new Date(),
    random: Math.random,
    // Without locks two tabs may send the same: the server takes each once.
    alone: (work) => navigator.locks?.request(`notebook/${doctorId}`, work) ?? work(),
    joinTabs: (hear) => joinTabs(`notebook/${doctorId}`, hear),
    afterPaint: (work) => requestAnimationFrame(() => setTimeout(work)),
    onWaiting: (count) => !staff && noteWaiting(doctorId, count),
  })
  const onHide = () => engine.secure()
  const onLook = () => (document.hidden ? engine.secure() : engine.wake())
  const stops = [
    onConnection(() => isConnected() && engine.wake()),
    onSessionChange(() => {
      if (isSignedIn()) return
      letGo()
      for (const listener of listeners) listener()
    }),
  ]
  window.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onLook)
  return {
    ...engine,
    stop() {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onLook)
      engine.stop()
    },
  }
}

function lastingStores(): NotebookStores {
  stores ??= createNotebookStores()
  return stores
}

function deviceId(): string {
  const known = recall(deviceKey)
  if (known !== null) return known
  const made = newUuid()
  remember(deviceKey, made)
  return made
}
