import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import styles from './player.module.css'
import { Poster } from './poster.tsx'
import type { ProgressStore, Saved } from './progress/progress-store.ts'
import { useVisibleTime } from './progress/use-visible-time.ts'
import type { Watch } from './watch-api.ts'
import { Watermark } from './watermark.tsx'

type EmbedPlayerProps = {
  videoId: number
  title: string
  watch: Watch
  store: ProgressStore
  /** Where it would begin. */
  poster: number
  /** Where it was begun; another second begins it anew there. */
  begun: number | undefined
  onPlay: (from: number) => void
  onTime?: (seconds: number) => void
  onProgress?: (saved: Saved) => void
}

/** The click was on the picture; the keyboard goes on where that was. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A picture until it is clicked: before that the other site knows nothing of this doctor. */
export function EmbedPlayer({ videoId, title, watch, store, poster, begun, onPlay, ...tell }: EmbedPlayerProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useVisibleTime({ box, begin: begun ?? 0, videoId, duration: watch.duration_seconds, store, ...tell })
  const address = new URL(watch.embed ?? '', 'https://www.youtube-nocookie.com')
  address.searchParams.set('autoplay', '1')
  if (begun) address.searchParams.set('start', String(begun))
  return (
    <div>
      {begun !== undefined ? (
        <div className={styles.plBox} ref={setBox}>
          <iframe
            ref={takeFocus}
            src={address.href}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            // It refuses to start when it cannot see which site it is on.
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <Watermark of={watch.watermark} />
        </div>
      ) : (
        <Poster watch={watch} title={title} begin={poster} source={undefined} onQuality={() => {}} onPlay={onPlay} />
      )}
      <p className={`meta ${styles.plNote}`}>{m.player_embed_note()}</p>
    </div>
  )
}
