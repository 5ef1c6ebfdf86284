import { formatDate, formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { boldTickIcon } from '@prostuti/ui/icons/common'
import { boxIcon, exclamationIcon, truckIcon } from '@prostuti/ui/icons/sheets'
import type { Delivery } from '../sheet-queries.ts'
import styles from './track.module.css'
import { lookWords, stepWords } from './track-words.ts'
import { type Mark, wayOf } from './way.ts'

const icons = { done: boldTickIcon, now: truckIcon, bad: exclamationIcon }

/** From packed to delivered, with the time of each step. */
export function WayList({ delivery }: { delivery: Delivery }) {
  return (
    <section className="card pad" aria-labelledby="way">
      <h2 id="way" className={styles.partHead}>
        {m.sheet_steps()}
      </h2>
      <ol className={styles.way}>
        {wayOf(delivery).map((mark) => (
          <li key={mark.key} data-is={mark.look} aria-current={mark.look === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{mark.look !== 'to_do' && <Icon of={iconOf(mark)} />}</i>
            <div>
              <b>{stepWords(mark)}</b>
              <span className="sr">, {lookWords(mark.look)}</span>
              {mark.detail && <small>{mark.detail}</small>}
              {mark.at && <Time at={mark.at} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const iconOf = ({ look, state }: Mark) => (look === 'now' && state === 'draft' ? boxIcon : icons[look as 'done'])

function Time({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at}>
      {formatDate(date, getLocale(), 'short')}, <span className="nb">{formatTime(date, getLocale())}</span>
    </time>
  )
}
