import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Icon } from '@prostuti/ui/icon'
import { plPipIcon } from '@prostuti/ui/icons/player'
import { useId } from 'react'
import type { Quality } from '../pick-source.ts'
import playerStyles from '../player.module.css'
import { QualityChoice } from '../quality-choice.tsx'
import type { Watch } from '../watch-api.ts'
import engineStyles from './engine.module.css'
import { speeds } from './speeds.ts'
import type { Deck } from './use-deck.ts'

type SettingsProps = {
  open: boolean
  onClose: () => void
  watch: Watch
  deck: Deck
  quality: Quality
  onQuality: (quality: Quality) => void
  /** The place of the shown captions among the video's; -1 when none are. */
  caption: number
  onCaption: (position: number) => void
}

export function SettingsDialog({ open, onClose, watch, deck, quality, onQuality, caption, onCaption }: SettingsProps) {
  const captions = [{ label: m.player_off() }, ...watch.captions]
  return (
    <Dialog open={open} onClose={onClose} title={m.player_settings()}>
      <div className={engineStyles.plSettings}>
        <QualityChoice sources={watch.sources} chosen={quality} onChoose={onQuality} />
        <Options
          legend={m.player_speed()}
          options={speeds.map((speed) => localizeDigits(`${speed}×`, getLocale()))}
          chosen={speeds.indexOf(deck.rate)}
          onChoose={(position) => deck.setRate(speeds[position] ?? 1)}
        />
        {watch.captions.length > 0 && (
          <Options
            legend={m.player_captions()}
            options={captions.map(({ label }) => label)}
            chosen={caption + 1}
            onChoose={(position) => onCaption(position - 1)}
          />
        )}
        {deck.canPicture && (
          <button
            type="button"
            className="btn btn-line"
            onClick={() => {
              deck.picture()
              onClose()
            }}
          >
            <Icon of={plPipIcon} />
            {deck.inPicture ? m.player_pip_leave() : m.player_pip()}
          </button>
        )}
        <KeyHelp />
      </div>
    </Dialog>
  )
}

type OptionsProps = {
  legend: string
  options: readonly string[]
  chosen: number
  onChoose: (position: number) => void
}

function Options({ legend, options, chosen, onChoose }: OptionsProps) {
  const name = useId()
  return (
    <fieldset className={playerStyles.plChoice}>
      <legend>{legend}</legend>
      <div className={playerStyles.plOptions}>
        {options.map((option, position) => (
          <label key={option} className={playerStyles.plOption}>
            <input
              type="radio"
              name={name}
              className="sr"
              checked={position === chosen}
              onChange={() => onChoose(position)}
            />
            <b className="num">{option}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function KeyHelp() {
  const keys = [
    ['Space K', m.player_keys_play()],
    ['J L', m.player_keys_ten()],
    ['← →', m.player_keys_five()],
    ['↑ ↓', m.player_keys_volume()],
    ['M', m.player_keys_mute()],
    ['C', m.player_keys_captions()],
    ['F', m.player_keys_full()],
    ['< >', m.player_keys_speed()],
  ] as const
  return (
    <>
      <p className={`meta ${engineStyles.plFingers}`}>{m.player_touch_hint()}</p>
      <details className={engineStyles.plKeys}>
        <summary>{m.player_keys()}</summary>
        <p className="meta">{m.player_keys_where()}</p>
        <dl>
          {keys.map(([which, what]) => (
            <div key={which}>
              <dt lang="en">
                {which.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
