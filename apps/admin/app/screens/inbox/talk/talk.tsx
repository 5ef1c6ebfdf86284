import type { readInboxComplaint, readInboxLines } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { get, post } from '../../../api/call.ts'
import { useNews } from '../../../kit/live/staff-live.ts'
import { isNotThere } from '../../../kit/screens/not-there.ts'
import { Unread } from '../../../kit/screens/unread.tsx'
import { useMay } from '../../../session/me.ts'
import { useOpenInbox } from '../inbox.tsx'
import { inboxPath } from '../inbox-words.ts'
import { Composer } from '../send/composer.tsx'
import { useNow } from '../use-now.ts'
import styles from './talk.module.css'
import { TalkAside } from './talk-aside.tsx'
import { TalkHead } from './talk-head.tsx'
import { TalkLines } from './talk-lines.tsx'

/** One conversation, with what has to be known to answer it. */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { search } = useOpenInbox()
  const may = useMay()
  const now = useNow()
  const query = get<typeof readInboxComplaint>(`${inboxPath}/:id`, { params: { id } })
  const { data, error, refetch } = useQuery({ ...query, throwOnError: isNotThere })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(inboxPath))) void refetch()
  })
  const movedTo = data && String(data.complaint.id) !== id ? data.complaint.id : undefined
  useEffect(() => {
    // It was made one with another: the address says where it goes on.
    if (movedTo !== undefined) void navigate({ pathname: `/inbox/${movedTo}`, search }, { replace: true })
  }, [movedTo, navigate, search])
  const lastSeen = data?.last_message_id
  useEffect(() => {
    if (lastSeen === undefined) return
    const opened = post<typeof readInboxLines>(`${inboxPath}/:id/read`, undefined, { params: { id } })
    // That it stays unread for the others is no harm.
    opened.then(
      () => client.invalidateQueries({ queryKey: [inboxPath] }),
      () => undefined,
    )
  }, [id, lastSeen, client])
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined)
    return (
      <p role="status" className={styles.loading}>
        {m.office_loading()}
      </p>
    )
  return (
    <>
      <section className={styles.talk} aria-label={m.office_inbox_conversation()}>
        <TalkHead complaint={data.complaint} now={now} />
        <TalkLines key={id} talk={data} />
        {may('complaints.write') && <Composer key={`composer ${id}`} talk={data} />}
      </section>
      <TalkAside complaint={data.complaint} now={now} />
    </>
  )
}
