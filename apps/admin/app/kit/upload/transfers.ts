import type { ResponseOf } from '@prostuti/contract'
import type { dropUpload, readUpload, UploadKind } from '@prostuti/contract/staff'
import { useSyncExternalStore } from 'react'
import { failureWords } from '../../api/api-error.ts'
import { readOnce } from '../../api/call.ts'
import { beginWatching } from '../../api/last-input.ts'
import { officeToken } from '../../api/office-session.ts'
import { send } from '../../api/send.ts'
import { isPassing } from './is-passing.ts'
import { sendParts } from './send-parts.ts'
import { rest, uploadWire } from './upload-wire.ts'

export type Uploaded = ResponseOf<typeof readUpload>

/** A file on its way from this page, whatever screen is open. */
export type Transfer = {
  id: number
  kind: UploadKind
  name: string
  bytes: number
  sent: number
  /** `waiting`: the line is down; `judging`: all of it is there; `judged`: `uploaded` says what it is. */
  phase: 'sending' | 'waiting' | 'paused' | 'judging' | 'judged' | 'failed'
  failure?: string | undefined
  uploaded?: Uploaded | undefined
}

const files = new Map<number, { file: File; pause: AbortController }>()
let transfers: readonly Transfer[] = []
const listeners = new Set<() => void>()
let last = 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTransfers = (): readonly Transfer[] => useSyncExternalStore(subscribe, () => transfers)

function set(next: readonly Transfer[]): void {
  transfers = next
  for (const listener of listeners) listener()
}

const change = (id: number, changes: Partial<Transfer>): void =>
  set(transfers.map((each) => (each.id === id ? { ...each, ...changes } : each)))

/** By which a file that is chosen again is known to be the one that was begun. */
const memoryOf = (kind: UploadKind, { name, size, lastModified }: File): string =>
  `office-upload:${kind}:${name}:${size}:${lastModified}`

/** A browser without memory begins anew; the file arrives all the same. */
function remember(name: string, key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(name)
    else localStorage.setItem(name, key)
  } catch {}
}

function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Begins to send a file, or goes on where it stopped in another hour. Gives the transfer's number. */
export function startTransfer(kind: UploadKind, file: File): number {
  last += 1
  const id = last
  files.set(id, { file, pause: new AbortController() })
  set([...transfers, { id, kind, name: file.name, bytes: file.size, sent: 0, phase: 'sending' }])
  void run(id)
  return id
}

export function pauseTransfer(id: number): void {
  files.get(id)?.pause.abort()
  change(id, { phase: 'paused' })
}

export function resumeTransfer(id: number): void {
  const known = files.get(id)
  if (known === undefined) return
  known.pause = new AbortController()
  change(id, { phase: 'sending', failure: undefined })
  void run(id)
}

/** Takes it from the screen; what has arrived of it is let go of, unless a form took it. */
export function dropTransfer(id: number): void {
  const known = files.get(id)
  const transfer = transfers.find((each) => each.id === id)
  known?.pause.abort()
  files.delete(id)
  set(transfers.filter((each) => each.id !== id))
  const key = known && transfer && remembered(memoryOf(transfer.kind, known.file))
  if (key === undefined || !known || !transfer) return
  remember(memoryOf(transfer.kind, known.file), null)
  void dropUploaded(key)
}

/** The same without a transfer: what an earlier visit has left. */
export async function dropUploaded(key: string): Promise<void> {
  const path: (typeof dropUpload)['path'] = '/api/v3/admin/uploads/:key'
  // One that is gone already, or that the sweep will find, is no trouble of whoever looks at the page.
  await send({ method: 'DELETE', address: path.replace(':key', key), token: officeToken() }).catch(() => {})
}

/** A form has taken it, and its thing has it now. */
export function forgetTransfer(id: number): void {
  const known = files.get(id)
  const transfer = transfers.find((each) => each.id === id)
  if (known && transfer) remember(memoryOf(transfer.kind, known.file), null)
  files.delete(id)
  set(transfers.filter((each) => each.id !== id))
}

/** Takes from the screen what a form has taken meanwhile, on this page or another. */
export async function forgetTaken(): Promise<void> {
  for (const { id, uploaded } of transfers) {
    if (uploaded?.state !== 'good') continue
    const { key } = uploaded
    const now = await readOnce<typeof readUpload>('/api/v3/admin/uploads/:key', { params: { key } }).catch(
      () => uploaded,
    )
    if (now.state === 'taken') forgetTransfer(id)
  }
}

async function run(id: number): Promise<void> {
  const known = files.get(id)
  const transfer = transfers.find((each) => each.id === id)
  if (!known || !transfer) return
  const { file, pause } = known
  const memory = memoryOf(transfer.kind, file)
  // A page that sends a file counts as touched, so that nobody is signed out in the middle of it.
  const endWatching = beginWatching()
  try {
    const key = await sendParts({
      wire: uploadWire(transfer.kind),
      file,
      key: remembered(memory),
      onKey: (made) => remember(memory, made),
      onProgress: (sent) => change(id, { sent }),
      onWaiting: (isWaiting) => change(id, { phase: isWaiting ? 'waiting' : 'sending' }),
      isPassing,
      rest,
      signal: pause.signal,
    })
    change(id, { phase: 'judging', sent: file.size })
    const uploaded = await judged(key, pause.signal)
    if (uploaded.state === 'refused') remember(memory, null)
    change(id, { phase: 'judged', uploaded })
  } catch (error) {
    if (!pause.signal.aborted) change(id, { phase: 'failed', failure: failureWords(error) })
  } finally {
    endWatching()
  }
}

/** A large file takes the server some seconds to read. */
async function judged(key: string, signal: AbortSignal): Promise<Uploaded> {
  for (let tries = 0; ; tries++) {
    const found = await readOnce<typeof readUpload>('/api/v3/admin/uploads/:key', { params: { key } }).catch(
      (error) => {
        if (!isPassing(error)) throw error
        return undefined
      },
    )
    if (found && found.state !== 'whole' && found.state !== 'open') return found
    await rest(Math.min(tries, 1), signal)
    signal.throwIfAborted()
  }
}
