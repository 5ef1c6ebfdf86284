import * as m from '@prostuti/text/messages'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { spread } from '../../../api/spread.ts'
import { newKey } from '../../../kit/form/new-key.ts'
import { useDraft } from '../../../kit/form/use-draft.ts'
import type { Message } from '../complaint-queries.ts'
import {
  delivered,
  isEmpty,
  nextToSend,
  noReply,
  type Pending,
  queued,
  type Reply,
  refused,
  triedAgain,
} from './reply.ts'
import { sendMessage } from './send-message.ts'

const tryAgainMs = 10_000

type ReplyTo = { complaintId: number; doctorId: number; onSent: (message: Message) => void }

/**
 * What the doctor is writing, kept for the tab, and what waits to be sent: one after the other, again when the network is
 * back. Each message has a key of its own, so that one whose answer was lost is not written twice.
 */
export function useReply({ complaintId, doctorId, onSent }: ReplyTo) {
  const drafts = useDraft<Readonly<Record<number, Reply>>>('complaint-replies', doctorId, () => ({}))
  const latest = useRef(drafts.value)
  const [waiting, setWaiting] = useState(false)
  const reply = drafts.value[complaintId] ?? noReply

  const change = (act: (reply: Reply) => Reply) => {
    const { [complaintId]: before = noReply, ...others } = latest.current
    const after = act(before)
    latest.current = isEmpty(after) ? others : { ...others, [complaintId]: after }
    if (Object.keys(latest.current).length === 0) drafts.settle({})
    else drafts.change(latest.current)
  }

  const next = nextToSend(reply)
  const deliver = async (pending: Pending, isHere: () => boolean) => {
    try {
      const { message } = await sendMessage(complaintId, pending)
      if (!isHere()) return
      onSent(message)
      change((one) => delivered(one, pending.key))
    } catch (error) {
      if (!isHere()) return
      if (isPassing(error)) setWaiting(true)
      else change((one) => refused(one, pending.key, wordsOf(error)))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message is sent once, whatever else is written meanwhile
  useEffect(() => {
    if (next === undefined || waiting) return
    let here = true
    void deliver(next, () => here)
    return () => {
      here = false
    }
  }, [next?.key, waiting])

  useEffect(() => {
    if (!waiting) return
    const again = () => setWaiting(false)
    const timer = setTimeout(again, spread(tryAgainMs))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [waiting])

  return {
    reply,
    waiting,
    change,
    submit: () => change((one) => queued(one, newKey(), new Date())),
    again: (key: string) => change((one) => triedAgain(one, key)),
    discard: (key: string) => change((one) => delivered(one, key)),
  }
}

/** The network's failure or the server's, which passes; a refusal stays. */
const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

const wordsOf = (error: unknown): string => (error instanceof ApiError && error.message) || m.complaint_not_sent()
