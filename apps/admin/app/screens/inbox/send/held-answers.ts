import type { BodyOf } from '@prostuti/contract'
import type { answerInbox } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useSyncExternalStore } from 'react'
import { post } from '../../../api/call.ts'
import { officeHeaders } from '../../../api/office-headers.ts'
import { officeToken } from '../../../api/office-session.ts'
import { showToast } from '../../../kit/toast/toast.ts'
import { inboxPath } from '../inbox-words.ts'

/** How long an answer can be taken back before it is sent. */
const holdMs = 10_000

type Answer = BodyOf<typeof answerInbox>

export type Held = {
  answer: Answer
  dueAt: number
  isSending: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  onSent: () => void
  onFailed: (error: unknown) => void
}

let held = new Map<number, Held>()
const listeners = new Set<() => void>()
const set = (next: Map<number, Held>) => {
  held = next
  for (const listener of listeners) listener()
}
const without = (id: number) => new Map([...held].filter(([each]) => each !== id))

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The answer to a complaint that has been sent off and not sent yet. */
export const useHeld = (id: number): Held | undefined =>
  useSyncExternalStore(
    listen,
    () => held,
    () => held,
  ).get(id)

type Holding = Pick<Held, 'answer' | 'onSent' | 'onFailed'>

/** Sends it in ten seconds, whatever page of the office is open by then. */
export function holdAnswer(id: number, given: Holding): void {
  const timer = setTimeout(() => void sendNow(id), holdMs)
  set(new Map(held).set(id, { ...given, dueAt: Date.now() + holdMs, isSending: false, timer }))
}

/** Not sent after all: it stands in the box again. */
export function takeBack(id: number): void {
  clearTimeout(held.get(id)?.timer)
  set(without(id))
}

export async function sendNow(id: number): Promise<void> {
  const own = held.get(id)
  if (own === undefined || own.isSending) return
  clearTimeout(own.timer)
  set(new Map(held).set(id, { ...own, isSending: true, timer: undefined }))
  try {
    await post<typeof answerInbox>(`${inboxPath}/:id/answers`, own.answer, { params: { id } })
    set(without(id))
    own.onSent()
    showToast({ text: own.answer.and_close ? m.office_inbox_sent_closed() : m.office_inbox_sent() })
  } catch (error) {
    set(without(id))
    own.onFailed(error)
  }
}

// Whoever closes the page has not taken it back: it is sent as the page goes, and the server takes it once.
addEventListener('pagehide', () => {
  for (const [id, { answer, isSending }] of held)
    if (!isSending)
      void fetch(`${inboxPath}/${id}/answers`, {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        headers: { ...officeHeaders(), 'content-type': 'application/json', 'x-office-token': officeToken() },
        body: JSON.stringify(answer),
      }).catch(() => undefined)
})
