import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Lock } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { Presence } from '../../../kit/live/presence.tsx'
import { inboxPath, type Line, type Talk } from '../inbox-words.ts'
import { TypingNow } from '../send/typing-now.tsx'
import { LineFiles } from './line-files.tsx'
import styles from './talk.module.css'

/** What was said, oldest first; it opens at its end. */
export function TalkLines({ talk: { complaint, lines, has_earlier } }: { talk: Talk }) {
  const box = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)
  const lastKey = `${last?.kind} ${last?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is scrolled to, nothing else
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [lastKey])
  const place = `${inboxPath}/${complaint.id}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div ref={box} className={styles.lines} tabIndex={0} role="log" aria-label={m.office_inbox_conversation()}>
      {has_earlier && <p className="meta">{m.office_inbox_earlier()}</p>}
      <ol>
        {lines.map((line) => (
          <Bubble key={`${line.kind} ${line.id}`} line={line} doctor={complaint.doctor.name} />
        ))}
      </ol>
      <Presence of={place} />
      <TypingNow of={place} />
    </div>
  )
}

function Bubble({ line, doctor }: { line: Line; doctor: string }) {
  const when = formatWhen(new Date(line.created_at), new Date(), getLocale())
  return (
    <li className={styles.line} data-is={line.kind}>
      <p className={styles.by}>
        {line.kind === 'note' && (
          <>
            <Lock aria-hidden="true" size={15} />
            <b>{m.office_inbox_note_hidden()}</b>
          </>
        )}
        {line.kind === 'doctor' ? <b>{doctor}</b> : <span>{line.by?.name}</span>}
        <time dateTime={line.created_at}>{when}</time>
      </p>
      {line.text !== '' && (
        <p className={styles.text}>
          <WithCalls line={line} />
        </p>
      )}
      {line.files.length > 0 && <LineFiles files={line.files} />}
    </li>
  )
}

/** The names that a note calls stand out. */
function WithCalls({ line: { text, mentions } }: { line: Line }) {
  const names = mentions.map(({ name }) => `@${name}`)
  if (names.length === 0) return text
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u')
  return text.split(pattern).map((part, nth) => (
    // The parts of one text stay in their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    <Fragment key={nth}>{names.includes(part) ? <b className={styles.call}>{part}</b> : part}</Fragment>
  ))
}
