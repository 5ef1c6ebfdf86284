import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { solidPlayIcon } from '@prostuti/ui/icons/common'
import {
  plAgainIcon,
  plBackIcon,
  plCaptionsIcon,
  plForwardIcon,
  plFullIcon,
  plPauseIcon,
  plPipIcon,
  plSettingsIcon,
  plSilentIcon,
  plSmallIcon,
  plSoundIcon,
} from '@prostuti/ui/icons/player'
import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import type { RefObject } from 'react'
import { clock } from '../../clock/video-clock.ts'
import type { Range } from '../progress/ranges.ts'
import styles from './engine.module.css'
import { SeekBar } from './seek-bar.tsx'
import type { Deck } from './use-deck.ts'

type ControlsProps = {
  player: RefObject<MediaPlayerInstance | null>
  deck: Deck
  now: number
  duration: number
  watched: readonly Range[]
  hasCaptions: boolean
  onSettings: () => void
}

const ten = () => ({ n: localizeDigits(10, getLocale()) })

export function Controls({ player, deck, now, duration, watched, hasCaptions, onSettings }: ControlsProps) {
  const buffered = useMediaState('bufferedEnd', player)
  return (
    <div className={styles.plControls}>
      <div className={styles.plMiddle}>
        <Control icon={plBackIcon} label={m.player_back(ten())} onClick={() => deck.seekBy(-10)} />
        <PlayControl deck={deck} />
        <Control icon={plForwardIcon} label={m.player_forward(ten())} onClick={() => deck.seekBy(10)} />
      </div>
      <div className={styles.plBar}>
        <SeekBar now={now} duration={duration} buffered={buffered} watched={watched} onSeek={deck.seek} />
        <div className={styles.plRow}>
          <span className={styles.plWide}>
            <PlayControl deck={deck} />
            <Control icon={plBackIcon} label={m.player_back(ten())} onClick={() => deck.seekBy(-10)} />
            <Control icon={plForwardIcon} label={m.player_forward(ten())} onClick={() => deck.seekBy(10)} />
          </span>
          <Control
            icon={deck.muted ? plSilentIcon : plSoundIcon}
            label={deck.muted ? m.player_unmute() : m.player_mute()}
            onClick={deck.mute}
          />
          <input
            type="range"
            className={`${styles.plVolume} ${styles.plWide}`}
            data-keys="own"
            min={0}
            max={1}
            step={0.05}
            value={deck.muted ? 0 : deck.volume}
            aria-label={m.player_volume()}
            aria-valuetext={localizeDigits(`${Math.round((deck.muted ? 0 : deck.volume) * 100)}%`, getLocale())}
            onChange={(event) => deck.setVolume(Number(event.currentTarget.value))}
          />
          <span className={`${styles.plTime} num`} aria-hidden="true">
            {clock(now)} / {clock(duration)}
          </span>
          {hasCaptions && (
            <Control
              icon={plCaptionsIcon}
              label={deck.captions.on ? m.player_captions_off() : m.player_captions_on()}
              isOn={deck.captions.on}
              onClick={() => deck.captions.show(!deck.captions.on)}
            />
          )}
          <Control icon={plSettingsIcon} label={m.player_settings()} onClick={onSettings} />
          {deck.canPicture && (
            <span className={styles.plWide}>
              <Control
                icon={plPipIcon}
                label={deck.inPicture ? m.player_pip_leave() : m.player_pip()}
                isOn={deck.inPicture}
                onClick={deck.picture}
              />
            </span>
          )}
          <Control
            icon={deck.isFull ? plSmallIcon : plFullIcon}
            label={deck.isFull ? m.player_full_leave() : m.player_full()}
            onClick={deck.full}
          />
        </div>
      </div>
    </div>
  )
}

function PlayControl({ deck: { paused, ended, toggle } }: { deck: Deck }) {
  if (ended) return <Control icon={plAgainIcon} label={m.player_replay()} onClick={toggle} />
  return (
    <Control
      icon={paused ? solidPlayIcon : plPauseIcon}
      label={paused ? m.player_play() : m.player_pause()}
      onClick={toggle}
    />
  )
}

type ControlProps = { icon: IconShape; label: string; isOn?: boolean; onClick: () => void }

function Control({ icon, label, isOn, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.plControl}
      data-is={isOn ? 'on' : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon of={icon} />
    </button>
  )
}
