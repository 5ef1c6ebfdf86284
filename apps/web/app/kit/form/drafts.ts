import { forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'

/** Each holds what was typed and not yet sent, so that a reload does not lose it. Never a secret. */
const drafts = [
  'profile',
  'required',
  'device-request',
  'device-code',
  'complaint',
  'complaint-replies',
  'refund',
] as const
type Draft = (typeof drafts)[number]

const nameOf = (draft: Draft) => `draft_${draft}`

/** A draft belongs to one doctor: another one at the same browser does not get it. */
export function readDraft<T>(draft: Draft, doctorId: number): T | undefined {
  try {
    const { of, value } = JSON.parse(recallInTab(nameOf(draft)) ?? '{}') as { of?: number; value?: T }
    return of === doctorId ? value : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(draft: Draft, doctorId: number, value: unknown): void {
  rememberInTab(nameOf(draft), JSON.stringify({ of: doctorId, value }))
}

export const dropDraft = (draft: Draft): void => forgetInTab(nameOf(draft))

export function forgetDrafts(): void {
  for (const draft of drafts) dropDraft(draft)
}
