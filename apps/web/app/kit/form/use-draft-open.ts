import { useState } from 'react'
import { type Draft, readDraft } from './drafts.ts'

/** Whether a form that opens on a press is open: what was begun in it before a reload or a new sign-in opens it again. */
export function useDraftOpen(draft: Draft, doctorId: number | undefined): [boolean, (open: boolean) => void] {
  const [chosen, choose] = useState<boolean>()
  return [chosen ?? readDraft(draft, doctorId) !== undefined, choose]
}
