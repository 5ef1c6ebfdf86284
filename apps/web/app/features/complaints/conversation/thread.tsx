import { formatRelativeDay } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Fragment, type ReactNode } from 'react'
import type { Message } from '../complaint-queries.ts'
import styles from '../styles/conversation.module.css'
import { Bubble } from './bubble.tsx'
import { daysOf } from './days-of.ts'

type ThreadProps = {
  messages: readonly Message[]
  /** Before this one stands the line above which everything was read. */
  unreadFrom: number | null
  now: Date
  /** What is still on its way. */
  children?: ReactNode
}

export function Thread({ messages, unreadFrom, now, children }: ThreadProps) {
  return (
    <ol className={styles.sayThread} aria-label={m.complaint_conversation()}>
      {daysOf(messages).map(({ start, messages: said }) => (
        <Fragment key={start}>
          <li className={styles.sayDay}>
            <span>{formatRelativeDay(new Date(start), now, getLocale())}</span>
          </li>
          {said.map((message, position) => (
            <Fragment key={message.id}>
              {message.id === unreadFrom && (
                <li className={styles.sayNew} data-first-new>
                  <span>{m.complaint_unread_line()}</span>
                </li>
              )}
              <Bubble message={message} isNext={isSameWriter(said[position - 1], message)} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      {children}
    </ol>
  )
}

const isSameWriter = (before: Message | undefined, { from, by }: Message): boolean =>
  before !== undefined && before.from === from && before.by === by
