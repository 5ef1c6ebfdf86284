import * as m from '@prostuti/text/messages'
import { createContext, useContext } from 'react'
import { Outlet, useNavigate, useParams } from 'react-router'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import styles from './inbox.module.css'
import type { Inbox } from './inbox-words.ts'
import { InboxList } from './list/inbox-list.tsx'
import { useInbox } from './use-inbox.ts'

const OpenInbox = createContext<{ inbox: Inbox | undefined; search: string }>({ inbox: undefined, search: '' })
/** The list beside which a conversation stands. */
export const useOpenInbox = () => useContext(OpenInbox)

/** What doctors write to the centre: the list by what was promised, and beside it the conversation. On a phone one at a time. */
export function Component() {
  const { id, paper } = useParams()
  const navigate = useNavigate()
  const list = useInbox()
  const { inbox, error, refetch, search } = list
  const step = (by: 1 | -1) => {
    const rows = inbox?.rows ?? []
    const at = rows.findIndex((row) => String(row.id) === id)
    const next = rows[at === -1 ? (by === 1 ? 0 : -1) : at + by]
    if (next === undefined) return false
    return void navigate({ pathname: `/inbox/${next.id}`, search })
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  if (error && !inbox) return <Unread error={error} retry={refetch} />
  return (
    <OpenInbox value={{ inbox, search }}>
      <div className={styles.inbox} data-is={id !== undefined ? 'talk' : paper !== undefined ? 'objection' : 'list'}>
        <section className={styles.list} aria-label={m.office_inbox()}>
          <InboxList {...list} openId={id ?? paper} />
        </section>
        <Outlet />
      </div>
    </OpenInbox>
  )
}
