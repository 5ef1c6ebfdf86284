import { useState } from 'react'
import { failureWords } from '../../api/api-error.ts'

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
      setFailure(failureWords(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, act }
}
