import * as m from '@prostuti/text/messages'
import { clock } from '../../kit/clock/video-clock.ts'
import type { VideoCard } from './lecture-queries.ts'
import styles from './lectures.module.css'

type WatchedBarProps = { video: Pick<VideoCard, 'watched_seconds' | 'duration_seconds' | 'completed'> }

/** How much of a video was really played. */
export function WatchedBar({ video: { watched_seconds, duration_seconds, completed } }: WatchedBarProps) {
  const share = duration_seconds > 0 ? Math.min(100, Math.round((watched_seconds / duration_seconds) * 100)) : 0
  const total = clock(duration_seconds)
  const words =
    watched_seconds > 0 ? m.lecture_watched({ done: clock(watched_seconds), total }) : m.lecture_watched_none({ total })
  return (
    <div className={styles.watched}>
      <div
        className="bar"
        role="progressbar"
        aria-label={m.lecture_progress()}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <p className="meta num">
        <span data-watched={watched_seconds}>{words}</span>
        {completed && <span className="chip chip-ok">{m.lecture_completed()}</span>}
      </p>
    </div>
  )
}
