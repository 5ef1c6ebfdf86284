import type { Step } from './notebook-types.ts'

/** What the tabs of one notebook tell each other: steps as they stand now, and steps that are no more. */
export type TabMessage = { steps: Step[]; dropped: string[] }

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
