import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { toEmbedLink } from '@prostuti/text/video-link'
import { Icon } from '@prostuti/ui/icon'
import { playIcon } from '@prostuti/ui/icons/common'
import { useState } from 'react'
import playButtonStyles from '../../kit/page/play-button.module.css'
import { durationClock } from './duration.ts'
import { VideoPlate } from './video-plate.tsx'
import type { Video } from './video-queries.ts'
import videosStyles from './videos.module.css'

export function Player({ video }: { video: Video }) {
  return video.kind === 'file' ? <FilePlayer video={video} /> : <EmbedPlayer video={video} />
}

/** The browser's own player: keyboard, captions, full screen and picture in picture are its business. */
function FilePlayer({ video }: { video: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are there whenever the centre has written them
    <video
      className={videosStyles.player}
      controls
      playsInline
      preload="metadata"
      width={960}
      height={540}
      poster={video.poster ?? undefined}
      aria-label={video.title}
      src={video.link}
    >
      {video.captions && (
        <track
          kind="captions"
          srcLang="bn"
          label={m.video_captions()}
          src={video.captions}
          default={getLocale() === 'bn'}
        />
      )}
      {m.video_unplayable()} <a href={video.link}>{m.video_file()}</a>
    </video>
  )
}

/** The click was on the picture; the keyboard goes on where that was. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A picture until it is clicked: before that the other site knows nothing of this reader. */
function EmbedPlayer({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false)
  const embed = toEmbedLink(video.link)
  if (playing && embed) {
    const address = new URL(embed)
    address.searchParams.set('autoplay', '1')
    return (
      <iframe
        ref={takeFocus}
        className={videosStyles.player}
        src={address.href}
        title={video.title}
        width={960}
        height={540}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // It refuses to start when it cannot see which site it is on.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div>
      {/* A link underneath: before our scripts run, or for a link that cannot be embedded, it opens in a new tab. */}
      <a
        className={`${videosStyles.player} ${videosStyles.playerPoster}`}
        href={video.link}
        target="_blank"
        rel="noopener"
        data-press={embed ? '' : undefined}
        onClick={(event) => {
          if (!embed) return
          event.preventDefault()
          setPlaying(true)
        }}
      >
        {video.poster ? <img src={video.poster} alt="" width={960} height={540} /> : <VideoPlate />}
        <span className={playButtonStyles.playPress}>
          <span className={playButtonStyles.playDisc}>
            <Icon of={playIcon} />
          </span>
          {m.video_play()} · {durationClock(video.duration_seconds, getLocale())}
        </span>
      </a>
      <p className={`meta ${videosStyles.playerNote}`}>{m.video_from_elsewhere()}</p>
    </div>
  )
}
