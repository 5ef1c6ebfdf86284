import type { BodyOf, Call, ResponseOf } from '@prostuti/contract'
import type { FormEvent } from 'react'
import { type Sending, type SendOptions, useSend } from './use-send.ts'

/** The names under which a call takes what a form asks for; the server's complaints come under the same. */
export type FieldOf<C extends Call> =
  BodyOf<C> extends infer Body ? (Body extends unknown ? keyof Body & string : never) : never

export type Form<Field extends string> = Sending<void, Field> & { submit: (event: FormEvent) => void }

/**
 * A form whose boxes the page holds: `useForm<typeof requestDevice>({ labels, check, act, onDone })`. A box can only be one
 * that the call takes; `Own` names those that the form turns into something else before it sends them.
 */
export function useForm<C extends Call, Own extends string = never, O = ResponseOf<C>>(
  options: SendOptions<void, O, FieldOf<C> | Own>,
): Form<FieldOf<C> | Own> {
  const sending = useSend(options)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.send()
  }
  return { ...sending, submit }
}
