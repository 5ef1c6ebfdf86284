import type { Problem } from '@prostuti/ui/form-summary'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useAlive } from '../loading/use-alive.ts'
import { type Failure, failureOf, fieldFailure } from './failure.ts'
import { type FormName, keepTexts, keptTexts } from './kept-texts.ts'

export type Values = Record<string, string>

type FormOptions = {
  name: FormName
  /** Of every box, in the form's order. */
  labels: Readonly<Record<string, ReactNode>>
  /** The harmless boxes: kept over a reload. Passwords and codes never. */
  keep?: readonly string[]
  check?: (values: Values) => Readonly<Record<string, string | undefined>>
  /** Says `again` when the form stays on the screen and may be sent once more. */
  send: (values: Values) => Promise<unknown>
  besideField?: (error: ApiError) => Readonly<Record<string, string>> | undefined
}

/**
 * A form whose boxes belong to the browser: what is typed before the page comes alive, filled in by a password manager
 * or left by a failed try stays where it is. Pressing twice sends once.
 */
export function useForm({ name, labels, keep = [], check, send, besideField = () => undefined }: FormOptions) {
  const [failure, setFailure] = useState<Failure>()
  /** Boxes that were written in since: they are no longer wrong, as far as anybody knows. */
  const [touched, setTouched] = useState<readonly string[]>([])
  const [waitUntil, setWaitUntil] = useState<number>()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const ready = useAlive()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const kept = keptTexts(name)
    for (const field of keep) fillIfEmpty(form.current, field, kept[field])
  }, [])

  useEffect(() => {
    if (failure?.only) boxNamed(form.current, failure.only)?.focus()
  }, [failure])

  const fail = (next: Failure | undefined) => {
    setFailure(next)
    setTouched([])
    setWaitUntil(next?.waitSeconds ? Date.now() + next.waitSeconds * 1000 : undefined)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || (waitUntil ?? 0) > Date.now()) return
    const values = valuesOf(event.currentTarget)
    const complaint = check && fieldFailure(check(values))
    if (complaint) return fail(complaint)
    busy.current = true
    setPending(true)
    fail(undefined)
    let outcome: unknown = 'again'
    try {
      outcome = await send(values)
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, 'unavailable')
      fail(failureOf(refusal, Object.keys(labels), besideField))
    } finally {
      // After a success the next page is on its way: until then the button stays pressed.
      if (outcome === 'again') {
        busy.current = false
        setPending(false)
      }
    }
  }

  function input(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget)
    if (keep.length > 0) keepTexts(name, Object.fromEntries(keep.map((field) => [field, values[field] ?? ''])))
    const field = (event.target as HTMLInputElement).name
    if (failure?.fields[field] && !touched.includes(field)) setTouched([...touched, field])
  }

  const errors = Object.fromEntries(Object.entries(failure?.fields ?? {}).filter(([field]) => !touched.includes(field)))
  const problems: Problem[] = Object.entries(labels).flatMap(([field, label]) =>
    errors[field] ? [{ name: field, label, text: errors[field] }] : [],
  )
  return {
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      className: 'form',
      onSubmit: submit,
      onInput: input,
    } as const,
    ready,
    pending,
    errors,
    /** For `FormSummary`; undefined where a box or the wait says it all. */
    summary:
      failure?.message && !failure.only && !failure.waitSeconds
        ? { message: failure.message, tone: failure.tone, cause: failure, problems }
        : undefined,
    failure,
    waitUntil,
    endWait: () => fail(undefined),
  }
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))

function boxNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLElement ? found : undefined
}

export function fillIfEmpty(form: HTMLFormElement | null, name: string, text: string | undefined): void {
  const box = boxNamed(form, name)
  if (text && box instanceof HTMLInputElement && box.value === '') box.value = text
}
