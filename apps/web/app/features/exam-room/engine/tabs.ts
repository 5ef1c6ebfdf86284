import type { Entry, Flags } from './ledger.ts'

/** What the tabs of one room tell each other. */
export type TabMessage =
  /** `kept`: the tab that tells of it has it on the device. */
  | { kind: 'entry'; questionId: number; entry: Entry; kept: boolean }
  | { kind: 'saved'; questionId: number; sequence: number }
  | { kind: 'flags'; flags: Flags }
  | { kind: 'read'; ids: number[] }
  | { kind: 'finished' }

export type Tabs = { tell(message: TabMessage): void; close(): void }

/** Browsers without channels have rooms that do not hear each other; they share the store and the server all the same. */
export function joinTabs(room: string, hear: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(`exam-room/${room}`)
  channel.onmessage = ({ data }) => hear(data as TabMessage)
  return {
    // A room that was left may still hear from the server, when its channel is closed.
    tell(message) {
      try {
        channel.postMessage(message)
      } catch {}
    },
    close: () => channel.close(),
  }
}
