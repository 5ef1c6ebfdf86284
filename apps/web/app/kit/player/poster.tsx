import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { solidPlayIcon } from '@prostuti/ui/icons/common'
import { clock } from '../clock/video-clock.ts'
import playButtonStyles from '../page/play-button.module.css'
import { type Quality, qualityOf } from './pick-source.ts'
import playerStyles from './player.module.css'
import { PosterPlate } from './poster-plate.tsx'
import { QualityChoice } from './quality-choice.tsx'
import type { Source, Watch } from './watch-api.ts'

type PosterProps = {
  watch: Watch
  title: string
  begin: number
  source: Source | undefined
  onQuality: (quality: Quality) => void
  onPlay: (from: number) => void
  /** The reader is about to click: what the player needs may come now. */
  onNear?: () => void
}

/** Before the click: how long, how heavy, and from where. Nothing of the video itself is fetched for it. */
export function Poster({ watch, title, begin, source, onQuality, onPlay, onNear }: PosterProps) {
  return (
    <div className={playerStyles.plBefore}>
      <div className={playerStyles.plBox}>
        {watch.poster ? <img src={watch.poster} alt="" width={960} height={540} /> : <PosterPlate />}
        <button
          type="button"
          className={playerStyles.plPress}
          aria-label={`${begin > 0 ? m.player_play_from({ time: clock(begin) }) : m.player_play()}: ${title}`}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onPlay(begin)}
        >
          <span className={playButtonStyles.playPress}>
            <i className={playButtonStyles.playDisc}>
              <Icon of={solidPlayIcon} />
            </i>
            {begin > 0 ? m.player_play_from({ time: clock(begin) }) : m.player_play()}
          </span>
        </button>
        <small className={`${playerStyles.plLength} num`}>
          <span className="sr">{m.player_length({ time: clock(watch.duration_seconds) })}</span>
          <span aria-hidden="true">{clock(watch.duration_seconds)}</span>
        </small>
      </div>
      {begin > 0 && (
        <button type="button" className="link" onClick={() => onPlay(0)}>
          {m.player_from_start()}
        </button>
      )}
      {source && <QualityChoice sources={watch.sources} chosen={qualityOf(source)} onChoose={onQuality} />}
    </div>
  )
}
