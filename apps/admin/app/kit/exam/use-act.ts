import * as m from '@prostuti/text/messages'
import { useState } from 'react'

/** One press at a time, and what went wrong with the last. */
export function useAct() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, act }
}
