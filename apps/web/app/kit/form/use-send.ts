import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { type Complaints, type Failure, failureOf, fieldsError } from './failure.ts'

export type SendOptions<I, O, Field extends string> = {
  /** What each box is called, by its name, in the form's order. */
  labels?: Labels<Field>
  /** The browser's own, before anything is sent. */
  check?: (input: I) => Complaints<Field>
  act: (input: I) => Promise<O>
  /** Says `leaving` where the next page is on its way: until it is there, the button stays pressed. */
  onDone: (answer: O, input: I) => unknown
  /** Names the box that a refusal is about. */
  besideField?: (error: ApiError) => Complaints<Field> | undefined
}

export type Labels<Field extends string> = Readonly<Partial<Record<Field, ReactNode>>>

export type Sending<I, Field extends string = never> = {
  send: (input: I) => void
  sending: boolean
  error: Error | null
  failure: Failure | undefined
  /** Until when the server wants nothing more, on this device's clock. */
  waitUntil: number | undefined
  /** Box name → what is wrong with it, until it is written in again. */
  errors: Readonly<Partial<Record<Field, string>>>
  /** A box was written in: as far as anybody knows it is no longer wrong. */
  touch: (name: Field) => void
  labels: Labels<Field>
  /** Forgets the last failure. */
  reset: () => void
}

const noLabels = {}

/**
 * The core of every form and of every button that sends: what is sent goes once however often it is pressed, and what comes
 * back, or does not, is in its state.
 */
export function useSend<I, O, Field extends string = never>(options: SendOptions<I, O, Field>): Sending<I, Field> {
  const { labels = noLabels as Labels<Field>, check, act, onDone, besideField } = options
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  /** Boxes that were written in since that failure. */
  const [touched, setTouched] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the boxes do not change under an error
  const [failure, waitUntil] = useMemo(() => {
    const said = error ? failureOf(error, Object.keys(labels), besideField) : undefined
    return [said, said?.waitSeconds ? Date.now() + said.waitSeconds * 1000 : undefined] as const
  }, [error])

  const fail = (next: Error | null) => {
    setError(next)
    setTouched([])
  }

  // Not `useMutation`: it would be in the library file that the home page loads too.
  const send = async (input: I) => {
    if (busy.current) return
    const wrong = check && fieldsError(check(input))
    if (wrong) return fail(wrong)
    busy.current = true
    setSending(true)
    let next: unknown
    try {
      const answer = await act(input)
      fail(null)
      // Awaited, so that the button stays busy until what follows is on the screen.
      next = await onDone(answer, input)
    } catch (refusal) {
      fail(refusal instanceof Error ? refusal : new Error(String(refusal)))
    } finally {
      if (next !== 'leaving') {
        busy.current = false
        setSending(false)
      }
    }
  }

  const touch = (name: string) => {
    if (failure?.fields[name] && !touched.includes(name)) setTouched([...touched, name])
  }
  const errors = Object.fromEntries(Object.entries(failure?.fields ?? {}).filter(([name]) => !touched.includes(name)))
  return {
    send,
    sending,
    error,
    failure,
    waitUntil,
    errors: errors as Sending<I, Field>['errors'],
    touch,
    labels,
    reset: () => fail(null),
  }
}
