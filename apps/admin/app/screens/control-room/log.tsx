import { formatTime } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from './control-room.module.css'
import { withdraw } from './give/give-panel.tsx'
import type { Board } from './model/board-types.ts'
import { count } from './model/board-words.ts'

type Entry = Board['log'][number]

/** What was done, and what happened by itself; the newest first. */
export function Log({ board, now }: { board: Board; now: number }) {
  const { log, paper, may } = board
  return (
    <section className="card">
      <header className={styles.cardHead}>
        <h2>{m.office_control_log()}</h2>
      </header>
      {log.length === 0 ? (
        <p className={styles.none}>{m.office_control_log_none()}</p>
      ) : (
        <ul className={styles.log}>
          {log.map((entry) => (
            <li key={`${entry.kind} ${entry.id ?? entry.at}`}>
              <time dateTime={entry.at}>{formatTime(new Date(entry.at), getLocale())}</time>
              <div>
                <p>{[wordsOf(entry), ...factsOf(entry)].join(' · ')}</p>
                {entry.id !== null &&
                  may.control &&
                  entry.withdrawable_until &&
                  now < Date.parse(entry.withdrawable_until) && (
                    <button type="button" className="link-in" onClick={() => void withdraw(paper.id, entry.id ?? 0)}>
                      {m.office_control_log_take_back()}
                    </button>
                  )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function wordsOf(entry: Entry): string {
  const { kind, minutes, words, people, slowest, lasted_minutes } = entry
  const who = whoOf(entry)
  switch (kind) {
    case 'extend':
      return minutes === null
        ? m.office_control_log_extend_silent({ who })
        : m.office_control_log_extend({ who, minutes: count(minutes) })
    case 'reopen':
      return m.office_control_log_reopen({ who })
    case 'message':
      return m.office_control_log_message({ who, words: words ? pickText(words, getLocale()) : '' })
    case 'pause':
      return m.office_control_log_pause()
    case 'resume':
      return m.office_control_log_resume()
    case 'withdraw':
      return m.office_control_log_withdraw({ who })
    case 'opened':
      return m.office_control_log_opened({ count: count(people) })
    case 'slow':
      return m.office_control_log_slow({ ms: count(slowest ?? 0), minutes: count(lasted_minutes ?? 0) })
  }
}

function whoOf({ to_all, name, people }: Entry): string {
  if (to_all) return m.office_control_who_all()
  return name === null ? m.office_control_who_many({ count: count(people) }) : m.office_control_who_one({ name })
}

const factsOf = ({ kind, reads, reason, by, withdrawn }: Entry): string[] => [
  ...(kind === 'message' ? [m.office_control_log_reads({ count: count(reads) })] : []),
  ...(reason ? [reason] : []),
  ...(by ? [by] : []),
  ...(withdrawn ? [m.office_control_log_was_withdrawn()] : []),
]
