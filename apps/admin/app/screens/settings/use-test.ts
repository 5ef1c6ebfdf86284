import { useState } from 'react'

/** One test at a time: what it answered, or why it was refused. */
export function useTest<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) {
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const [refusal, setRefusal] = useState<string>()
  const run = async (asked: Asked) => {
    if (isBusy) return
    setIsBusy(true)
    setAnswer(undefined)
    setRefusal(undefined)
    try {
      setAnswer(await ask(asked))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, answer, refusal }
}
