import { formatAtTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import styles from './control-room.module.css'
import type { Board } from './model/board-types.ts'
import { count, countdown, lastEnd, shortTime, timeOf } from './model/board-words.ts'

/** How much time is left, by the server's clock. */
export function Clock({ board, now }: { board: Board; now: number }) {
  const { paper, answers } = board
  return (
    <section className={styles.clock} data-is={paper.paused_at ? 'paused' : undefined}>
      <div>
        <p>{titleOf(paper)}</p>
        <p className={styles.clockTime} role="timer">
          {countdown(leftOf(paper, now))}
        </p>
      </div>
      <p>
        {m.office_control_server_clock({ time: timeWithSeconds(now) })} ·{' '}
        {m.office_control_answers({ count: count(answers) })}
      </p>
      {paper.extended_until && paper.phase === 'running' && (
        <p>{m.office_control_extended({ time: formatAtTime(new Date(paper.extended_until), getLocale()) })}</p>
      )}
    </section>
  )
}

function titleOf(paper: Board['paper']): string {
  const at = (moment: string) => formatAtTime(new Date(moment), getLocale())
  if (paper.paused_at) return m.office_control_stands({ time: timeOf(paper.paused_at) })
  if (paper.phase === 'before') return m.office_control_until_open({ time: timeOf(paper.opens_at) })
  const end = lastEnd(paper)
  if (end === null) return ''
  return paper.phase === 'after'
    ? m.office_control_after({ time: at(end) })
    : m.office_control_left({ time: timeOf(paper.closes_at ?? end) })
}

function leftOf(paper: Board['paper'], now: number): number {
  if (paper.phase === 'before') return Date.parse(paper.opens_at) - now
  const stands = paper.paused_at ? Date.parse(paper.paused_at) : now
  const closes = Date.parse(paper.closes_at ?? paper.opens_at) - stands
  const last = Date.parse(lastEnd(paper) ?? paper.opens_at) - stands
  return closes > 0 ? closes : last
}

const timeWithSeconds = (now: number): string =>
  `${shortTime(now)}:${localizeDigits(String(Math.floor(now / 1000) % 60).padStart(2, '0'), getLocale())}`
