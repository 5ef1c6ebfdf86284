import { useState } from 'react'
import { failureWords } from '../../api/api-error.ts'
import { showToast } from '../toast/toast.ts'

/** One press at a time, and what went wrong with the last: for the screen to say, or said by `onFailure`. */
export function useAct(onFailure?: (words: string) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Whether it was done. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const words = failureWords(error)
      if (onFailure) onFailure(words)
      else setFailure(words)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, act }
}

/** For what has no room of its own to say what went wrong. */
export const toastFailure = (text: string): void => showToast({ text })
