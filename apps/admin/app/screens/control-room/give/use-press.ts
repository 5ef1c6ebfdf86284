import { useRef, useState } from 'react'
import { failureWords } from '../../../api/api-error.ts'
import { showToast } from '../../../kit/toast/toast.ts'

/** One press with a key of its own: a second one while the first is on its way, or after it was lost, does nothing twice. */
export function usePress<Done>(send: (press: string) => Promise<Done>, onDone: (done: Done) => void) {
  const key = useRef<string>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    key.current ??= crypto.randomUUID()
    try {
      const done = await send(key.current)
      key.current = undefined
      onDone(done)
    } catch (error) {
      showToast({ text: failureWords(error) })
    } finally {
      setIsBusy(false)
    }
  }
  return { press: () => void press(), isBusy }
}
