import * as m from '@prostuti/text/messages'
import { clock } from '../../clock/video-clock.ts'
import type { Range } from '../progress/ranges.ts'
import styles from './engine.module.css'

type SeekBarProps = {
  now: number
  duration: number
  buffered: number
  watched: readonly Range[]
  onSeek: (to: number) => void
}

/** A native slider over the picture of what was watched, what is loaded, and where one is. */
export function SeekBar({ now, duration, buffered, watched, onSeek }: SeekBarProps) {
  const share = (seconds: number) => `${duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0}%`
  return (
    <div className={styles.plSeek}>
      <div className={styles.plTrack} aria-hidden="true">
        <i data-is="loaded" style={{ width: share(buffered) }} />
        {watched.map(([from, to]) => (
          <i key={from} data-is="watched" style={{ left: share(from), width: share(to - from) }} />
        ))}
        <i data-is="played" style={{ width: share(now) }} />
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(now)}
        aria-label={m.player_seek()}
        aria-valuetext={m.player_seek_value({ at: clock(now), total: clock(duration) })}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
    </div>
  )
}
