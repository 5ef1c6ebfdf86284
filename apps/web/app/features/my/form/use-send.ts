import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Failure } from '../../account/form/failure.ts'
import { failureOf } from './failure.ts'

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
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: act,
    // Awaited, so that the button stays busy until what follows is on the screen.
    onSuccess: (answer, input) => onDone(answer, input),
    onSettled: () => {
      busy.current = false
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the boxes do not change under an error
  const failure = useMemo(() => failureOf(error, Object.keys(labels)), [error])
  const [touched, setTouched] = useState<{ since: Error | null; names: readonly string[] }>({ since: null, names: [] })
  const clean = touched.since === error ? touched.names : []
  const touch = (name: string) => {
    if (failure?.fields[name] && !clean.includes(name)) setTouched({ since: error, names: [...clean, name] })
  }
  const errors = Object.fromEntries(Object.entries(failure?.fields ?? {}).filter(([name]) => !clean.includes(name)))
  const send = (input: I) => {
    if (busy.current) return
    busy.current = true
    mutate(input)
  }
  return { send, sending: isPending, error, failure, errors, touch, labels, reset }
}
