import type { Call } from '@prostuti/contract'
import type { Problem } from '@prostuti/ui/form-summary'
import { type FormEvent, useEffect, useRef } from 'react'
import { useAlive } from '../loading/use-alive.ts'
import { sendIfSentEarly } from './sent-early.ts'
import { type FormName, storedTexts, storeTexts } from './stored-texts.ts'
import type { FieldOf } from './use-form.ts'
import { type Labels, type SendOptions, useSend } from './use-send.ts'

export type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>

type BrowserFormOptions<Field extends string> = {
  name: FormName
  labels: Labels<Field>
  /** The harmless boxes: kept over a reload. Passwords and codes never. */
  stored?: readonly Field[]
  /** Says `leaving` where the next page is on its way. */
  send: (values: Values<Field>) => Promise<unknown>
} & Pick<SendOptions<Values<Field>, unknown, Field>, 'check' | 'besideField'>

/**
 * A form whose boxes belong to the browser: what is typed before the page comes alive, filled in by a password manager
 * or left by a failed try stays where it is. Otherwise as `useForm`.
 */
export function useBrowserForm<C extends Call, Own extends string = never>(
  options: BrowserFormOptions<FieldOf<C> | Own>,
) {
  type Field = FieldOf<C> | Own
  const { name, labels, stored = [], send, ...checks } = options
  const form = useRef<HTMLFormElement>(null)
  const ready = useAlive()
  const core = useSend<Values<Field>, unknown, Field>({
    ...checks,
    labels,
    // What was wrong stays until the answer: if it went, the button would move away from under a second press.
    act: send,
    onDone: (next) => next,
  })
  const { failure, errors, waitUntil } = core

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const texts = storedTexts(name)
    for (const field of stored) fillIfEmpty(form.current, field, texts[field])
    sendIfSentEarly(form.current)
  }, [])

  useEffect(() => {
    if (failure?.only) boxNamed(form.current, failure.only)?.focus()
  }, [failure])

  const values = (): Values<Field> =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([field, value]) => [
        field,
        typeof value === 'string' ? value : '',
      ]),
    ) as Values<Field>

  function submit(event: FormEvent) {
    event.preventDefault()
    if ((waitUntil ?? 0) <= Date.now()) core.send(values())
  }

  function input(event: FormEvent) {
    const written = values()
    if (stored.length > 0) storeTexts(name, Object.fromEntries(stored.map((field) => [field, written[field] ?? ''])))
    core.touch((event.target as HTMLInputElement).name as Field)
  }

  const problems: Problem[] = Object.entries<Labels<Field>[Field]>(labels).flatMap(([field, label]) => {
    const text = errors[field as Field]
    return text ? [{ name: field, label, text }] : []
  })
  return {
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      'data-waking': ready ? undefined : '',
      className: 'form',
      onSubmit: submit,
      onInput: input,
    } as const,
    /** What stands in the boxes now. */
    values,
    pending: core.sending,
    errors,
    /** For `FormSummary`; undefined where a box or the wait says it all. */
    summary:
      failure?.message && !failure.only && !failure.waitSeconds
        ? { message: failure.message, tone: failure.tone, cause: failure, problems }
        : undefined,
    failure,
    waitUntil,
    endWait: core.reset,
  }
}

function boxNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLElement ? found : undefined
}

export function fillIfEmpty(form: HTMLFormElement | null, name: string, text: string | undefined): void {
  const box = boxNamed(form, name)
  if (text && box instanceof HTMLInputElement && box.value === '') box.value = text
}
