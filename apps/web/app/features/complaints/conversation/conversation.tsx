import type { ResponseOf, readComplaint } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../../kit/clock/use-now.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { useSend } from '../../../kit/form/use-send.ts'
import { PushOffer } from '../../../kit/push/push-offer.tsx'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import { earlierQuery, forgetLists, type Message } from '../complaint-queries.ts'
import styles from '../styles/conversation.module.css'
import { cacheSent } from './cache-sent.ts'
import { ClosedPart, ClosePart } from './close-part.tsx'
import { joined } from './joined.ts'
import { PendingBubble } from './pending-bubble.tsx'
import { ReplyBox } from './reply-box.tsx'
import { SubjectCard } from './subject-card.tsx'
import { Thread } from './thread.tsx'
import { useEnd } from './use-end.ts'
import { useRead } from './use-read.ts'
import { useReply } from './use-reply.ts'

type Answer = ResponseOf<typeof readComplaint>
type ConversationProps = { answer: Answer; doctorId: number; refetch: () => Promise<unknown> }

export function Conversation({ answer, doctorId, refetch }: ConversationProps) {
  const { complaint } = answer
  const complaintId = complaint.id
  const client = useQueryClient()
  const staff = useStaffView()
  const now = useNow()
  const [said, setSaid] = useState('')
  const { messages, hasEarlier, earlier } = usePieces(answer)
  // The line stays where it was when the page was opened, though reading has moved on.
  const [unreadFrom] = useState(answer.first_unread_id)
  const { reply, waiting, change, submit, again, discard } = useReply({
    complaintId,
    doctorId,
    onSent: (message) => {
      cacheSent(client, complaintId, message)
      setSaid(m.complaint_said_sent())
    },
  })
  const closed = complaint.state === 'closed'
  const pending = reply.pending.filter(({ key }) => !messages.some(({ client_key }) => client_key === key))
  useRead(complaintId, messages, answer.first_unread_id !== null && !staff)
  const end = useRef<HTMLDivElement>(null)
  useEnd(end, pending.at(-1)?.key ?? messages.at(-1)?.id)
  useAnswers(messages, setSaid)
  // Closed or opened again by the doctor's own click: on to the button or the box that has come.
  useNextFocus(closed, () => end.current?.nextElementSibling?.querySelector<HTMLElement>('textarea, .btn'))

  const done = async (words: string) => {
    await refetch()
    forgetLists(client)
    setSaid(words)
  }
  return (
    <div className={styles.sayPage}>
      <SubjectCard complaint={complaint}>
        {!closed && !staff && <ClosePart complaintId={complaintId} onDone={done} />}
      </SubjectCard>
      <p className="sr" role="status">
        {said}
      </p>
      {!closed && !staff && <PushOffer about="complaint" />}
      {hasEarlier && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={earlier.sending || undefined}
          onClick={() => earlier.send(undefined)}
        >
          {m.complaint_earlier()}
        </button>
      )}
      <FormFailure of={earlier} />
      <Thread messages={messages} unreadFrom={unreadFrom} now={now}>
        {pending.map((one) => (
          <PendingBubble
            key={one.key}
            pending={one}
            waiting={waiting}
            onAgain={() => again(one.key)}
            onDiscard={() => discard(one.key)}
          />
        ))}
      </Thread>
      {complaint.state === 'open' && pending.length === 0 && <p className={styles.sayTurn}>{m.complaint_our_turn()}</p>}
      <div ref={end} className={styles.sayEnd} />
      {closed && <ClosedPart complaintId={complaintId} onDone={done} mayReopen={!staff} />}
      {!closed && !staff && (
        <ReplyBox
          reply={reply}
          onText={(text) => change((one) => ({ ...one, text }))}
          onFiles={(files) => change((one) => ({ ...one, files }))}
          onSubmit={submit}
        />
      )}
    </div>
  )
}

/** The last piece of the conversation, as it changes, and those before it that were asked for. */
function usePieces({ complaint, messages, has_earlier }: Answer) {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<{ messages: readonly Message[]; hasEarlier: boolean }>()
  const shown = joined(loaded?.messages ?? [], messages)
  const earlier = useSend({
    act: () => client.fetchQuery(earlierQuery(complaint.id, shown[0]?.id ?? 0)),
    onDone: (piece) => setLoaded({ messages: joined(piece.messages, shown), hasEarlier: piece.has_earlier }),
  })
  return { messages: shown, hasEarlier: loaded?.hasEarlier ?? has_earlier, earlier }
}

/** An answer that comes while the page is open is spoken. */
function useAnswers(messages: readonly Message[], say: (words: string) => void): void {
  const last = messages.at(-1)
  const known = useRef(last?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message is news
  useEffect(() => {
    if (last === undefined || known.current === last.id) return
    known.current = last.id
    if (last.from === 'centre') say(m.complaint_said_answer({ name: last.by ?? m.complaint_centre(), text: last.text }))
  }, [last?.id])
}
