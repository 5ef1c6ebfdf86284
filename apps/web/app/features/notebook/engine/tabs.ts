import type { Review } from './notebook-types.ts'

/** What the tabs of one notebook tell each other: reviews as they stand now, and reviews that are no more. */
export type TabMessage = { reviews: Review[]; dropped: string[] }

export type Tabs = { tell(message: TabMessage): void; close(): void }

/** Browsers without channels have tabs that do not hear each other; they share the store and the server all the same. */
export function joinTabs(doctorId: number, hear: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(`notebook/${doctorId}`)
  channel.onmessage = ({ data }) => hear(data as TabMessage)
  return {
    tell(message) {
      try {
        channel.postMessage(message)
      } catch {}
    },
    close: () => channel.close(),
  }
}
