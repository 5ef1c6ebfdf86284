import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'

/** One press at a time: whether it is under way, and what was wrong with the last one. */
export function useTried() {
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; fields: Record<string, string[]> }>()
  return {
    isBusy,
    /** Said beside the button; what belongs to a field stands with it. */
    wrong: refusal?.text,
    wrongIn: (field: string): string | undefined => refusal?.fields[field]?.[0],
    forget: () => setRefusal(undefined),
    async tried(work: () => Promise<unknown>): Promise<void> {
      if (isBusy) return
      setIsBusy(true)
      setRefusal(undefined)
      try {
        await work()
      } catch (error) {
        const isKnown = error instanceof ApiError
        setRefusal({ text: isKnown ? error.message : m.office_passkey_failed(), fields: isKnown ? error.fields : {} })
      } finally {
        setIsBusy(false)
      }
    },
  }
}
