import { useEffect, useState } from 'react'
import { type Draft, dropDraft, readDraft, writeDraft } from './drafts.ts'

type UseDraft<T> = {
  value: T
  change: (next: T) => void
  /** It came back from before a reload or a new sign-in. */
  restored: boolean
  /** Goes on from this: what was saved, or what the doctor wants back. */
  settle: (value: T) => void
}

/** A form's values, kept for the tab from the first change until they are saved or discarded. */
export function useDraft<T>(draft: Draft, doctorId: number, initial: () => T): UseDraft<T> {
  const [stored] = useState(() => readDraft<T>(draft, doctorId))
  const [value, setValue] = useState<T>(() => stored ?? initial())
  const [changed, setChanged] = useState(stored !== undefined)
  const [restored, setRestored] = useState(stored !== undefined)

  // Another doctor's, from before this sign-in, waits for them.
  const drop = () => {
    if (readDraft(draft, doctorId) !== undefined) dropDraft(draft)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dropped depends on the same
  useEffect(() => {
    if (changed) writeDraft(draft, doctorId, value)
    else drop()
  }, [changed, draft, doctorId, value])

  return {
    value,
    change: (next) => {
      setValue(next)
      setChanged(true)
    },
    restored,
    settle: (next) => {
      // At once: a form that closes when it is sent has no effect after that.
      drop()
      setValue(next)
      setChanged(false)
      setRestored(false)
    },
  }
}
