import type { Entry, Flags } from './ledger.ts'

/** What the tabs of one room tell each other. */
export type TabMessage =
  /** `kept`: the tab that tells of it has it on the device. */
  | { kind: 'entry'; questionId: number; entry: Entry; kept: boolean }
  | { kind: 'saved'; questionId: number; sequence: number }
  | { kind: 'flags'; flags: Flags }
  | { kind: 'read'; ids: number[] }
  | { kind: 'finished' }
