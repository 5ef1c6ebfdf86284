import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import { type Quality, qualityOf } from './pick-source.ts'
import styles from './player.module.css'
import { sizeWords } from './size-words.ts'
import type { Source } from './watch-api.ts'

type QualityChoiceProps = { sources: readonly Source[]; chosen: Quality; onChoose: (quality: Quality) => void }

/** How good and how heavy: what it will cost is known before it is spent. */
export function QualityChoice({ sources, chosen, onChoose }: QualityChoiceProps) {
  const name = useId()
  const locale = getLocale()
  const smallest = Math.min(...sources.flatMap(({ height }) => height ?? []))
  return (
    <fieldset className={styles.plChoice}>
      <legend>{m.player_quality()}</legend>
      <div className={styles.plQualities}>
        {sources.map((source) => {
          const quality = qualityOf(source)
          return (
            <label key={quality} className={styles.plOption}>
              <input
                type="radio"
                name={name}
                className="sr"
                checked={quality === chosen}
                onChange={() => onChoose(quality)}
              />
              <b>{quality === 'auto' ? m.player_quality_auto() : `${localizeDigits(quality, locale)}p`}</b>
              {source.bytes !== null && <span className="num">{sizeWords(source.bytes, locale)}</span>}
              {sources.length > 1 && quality === smallest && <small>{m.player_quality_saves()}</small>}
            </label>
          )
        })}
      </div>
      {sources.length > 1 && <p className="meta">{m.player_quality_hint()}</p>}
    </fieldset>
  )
}
