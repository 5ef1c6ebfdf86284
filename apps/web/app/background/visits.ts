import type { BodyOf, recordActivity } from '@prostuti/contract'
import { recallInTab, rememberInTab } from '../kit/storage/tab-storage.ts'

export type Visit = BodyOf<typeof recordActivity>

const waitingAtMost = 50
const secrets = /token|otp|password|phone|code|next/i

export type ActivityQueue = {
  add(visit: Visit): void
  /** Sends what waits, oldest first. Called again when the connection is back. */
  flush(): Promise<void>
}

/**
 * Navigations on their way to the server. What cannot be sent now waits in memory, the newest fifty; nothing of it ever
 * reaches the reader. `isLost` says which failures are not worth another try.
 */
export function createActivityQueue(
  post: (visit: Visit) => Promise<unknown>,
  isLost: (error: unknown) => boolean,
): ActivityQueue {
  const waiting: Visit[] = []
  let sending = false

  async function flush(): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (let visit = waiting[0]; visit !== undefined; visit = waiting[0]) {
        await post(visit).catch((error: unknown) => {
          if (!isLost(error)) throw error
        })
        // By identity: newer visits may have pushed this one out while it was on its way.
        if (waiting[0] === visit) waiting.shift()
      }
    } catch {
      // The next navigation, or the connection's return, tries again.
    } finally {
      sending = false
    }
  }

  return {
    add(visit) {
      waiting.push(visit)
      if (waiting.length > waitingAtMost) waiting.shift()
      void flush()
    },
    flush,
  }
}

const addressBytes = 400
const queryBytes = 1000
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** No letter has more than three bytes here, because the browser encodes what lies beyond. */
const shortAddress = (address: string) =>
  bytesOf(address) <= addressBytes ? address : address.slice(0, Math.floor(addressBytes / 3))

/** What is recorded of an address: never a value that opens something, and no more than the call accepts. */
export function visitOf(to: string, search: string, from: string | undefined): Visit {
  const query: Record<string, string> = {}
  let left = queryBytes
  for (const [name, value] of new URLSearchParams(search)) {
    const bytes = bytesOf(name + value)
    const isTaken = name !== '' && name.length <= 100 && value.length <= 500 && !value.includes('\0') && bytes <= left
    if (!isTaken || secrets.test(name) || Object.keys(query).length >= 20) continue
    query[name] = value
    left -= bytes
  }
  return { to: shortAddress(to), query, from: from ? shortAddress(from) : null }
}

const lastKey = 'last_visit'

/** Records where this tab has come to, and from which of our pages. */
export function sayVisit(queue: ActivityQueue, { pathname, search }: { pathname: string; search: string }): void {
  queue.add(visitOf(pathname, search, recallInTab(lastKey) ?? undefined))
  rememberInTab(lastKey, pathname)
}
