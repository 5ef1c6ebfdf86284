import { forgetAllInTab, forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'

/** Each holds what was typed and not yet sent, so that neither a reload nor an ended sign-in loses it. Never a secret. */
type DraftName =
  | 'profile'
  | 'required'
  | 'device-request'
  | 'device-code'
  | 'complaint'
  | 'complaint-replies'
  | 'refund'
  | 'move'
  | 'note'
  | 'card-note'
  | 'parcel'
  | 'parcel-address'

/** A form that stands on many pages, or many times on one, names the thing that it is about as well. */
export type Draft = DraftName | `${DraftName}/${number | string}`

const prefix = 'draft_'
const nameOf = (draft: Draft) => `${prefix}${draft}`

/** A draft belongs to one doctor: another one at the same browser does not get it. */
export function readDraft<T>(draft: Draft, doctorId: number | undefined): T | undefined {
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

export const forgetDrafts = (): void => forgetAllInTab(prefix)
