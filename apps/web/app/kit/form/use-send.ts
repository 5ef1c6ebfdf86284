import { useMemo, useRef, useState } from 'react'
import type { Failure } from './failure.ts'
import { failureOf } from './send-failure.ts'

type SendOptions<I, O> = {
  /** What each box is called, by its name, in the form's order. */
  labels?: Readonly<Record<string, string>>
  act: (input: I) => Promise<O>
  onDone: (answer: O, input: I) => unknown
}

export type Sending<I> = {
  send: (input: I) => void
  sending: boolean
  error: Error | null
  failure: Failure | undefined
  /** Box name → what is wrong with it, until it is written in again. */
  errors: Readonly<Record<string, string>>
  /** A box was written in: as far as anybody knows it is no longer wrong. */
  touch: (name: string) => void
  labels: Readonly<Record<string, string>>
  /** Forgets the last failure. */
  reset: () => void
}

const noLabels = {}

/** Something that is sent once however often it is pressed; what comes back, or does not, is in its state. */
export function useSend<I, O>({ labels = noLabels, act, onDone }: SendOptions<I, O>): Sending<I> {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  /** Boxes that were written in since that failure. */
  const [touched, setTouched] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the boxes do not change under an error
  const failure = useMemo(() => failureOf(error, Object.keys(labels)), [error])

  const fail = (next: Error | null) => {
    setError(next)
    setTouched([])
  }

  // Not `useMutation`: it would be in the library file that the home page loads too.
  const send = async (input: I) => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    try {
      const answer = await act(input)
      fail(null)
      // Awaited, so that the button stays busy until what follows is on the screen.
      await onDone(answer, input)
    } catch (refusal) {
      fail(refusal instanceof Error ? refusal : new Error(String(refusal)))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const touch = (name: string) => {
    if (failure?.fields[name] && !touched.includes(name)) setTouched([...touched, name])
  }
  const errors = Object.fromEntries(Object.entries(failure?.fields ?? {}).filter(([name]) => !touched.includes(name)))
  return { send, sending, error, failure, errors, touch, labels, reset: () => fail(null) }
}
