import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../../kit/form/drafts.ts'
import { useMe } from '../../../session/me.ts'

export type Mode = 'answer' | 'note'
type Texts = Record<Mode, string>

const nothing: Texts = { answer: '', note: '' }

/** What was begun in a conversation and not sent: it is there again after a reload, in this browser. */
export function useDraft(complaintId: number) {
  const { member } = useMe()
  const key = ['inbox', String(complaintId), member.id] as const
  const [texts, setTexts] = useState<Texts>(() => readDraft<Texts>(...key)?.fields ?? nothing)
  const keep = (next: Texts) => {
    setTexts(next)
    if (next.answer === '' && next.note === '') dropDraft(...key)
    else keepDraft(...key, { fields: next, version: 0, at: new Date().toISOString() })
  }
  return {
    texts,
    write: (mode: Mode, text: string) => keep({ ...texts, [mode]: text }),
    /** Also after the page has gone on to another conversation. */
    drop: (mode: Mode) => keep({ ...(readDraft<Texts>(...key)?.fields ?? nothing), [mode]: '' }),
  }
}
