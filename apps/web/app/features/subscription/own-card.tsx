import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import { listAddress } from '../../kit/subscription/subscription-addresses.ts'
import type { OwnSubscription } from '../../kit/subscription/subscription-api.ts'
import { countWords, number } from '../../kit/subscription/words.ts'
import { OwedNote } from './owed-note.tsx'
import { OwnWays } from './own-ways.tsx'
import { ProgressLine } from './progress-line.tsx'
import { StateChip } from './state-chip.tsx'
import { endingWords, timeWords } from './time-words.ts'

/** Videos of one order as the overview shows them. */
export function OwnCard({ of }: { of: OwnSubscription }) {
  const time = timeWords(of)
  const isThere = of.state === 'running' || of.state === 'coming' || of.state === 'over'
  return (
    <article className={`card pad ${styles.subCard}`} aria-labelledby={`subscription-${of.id}`}>
      <div className={styles.subTop}>
        <p className="meta">
          {countWords(of.video_ids.length)}, {m.subscription_days({ n: number(of.days) })}
        </p>
        <StateChip of={of} />
      </div>
      <h3 id={`subscription-${of.id}`} className={styles.subName}>
        <Phrase text={of.title} />
      </h3>
      {time && <p className={styles.subTime}>{time}</p>}
      {(of.state === 'unpaid' || of.state === 'waiting') && (
        <p className={styles.subTime}>{formatMoney(of.total_paisa, getLocale())}</p>
      )}
      {of.state === 'running' && <ProgressLine done={of.completed} total={of.video_ids.length} />}
      <OwedNote of={of} />
      {of.is_ending && <p className={styles.subNote}>{endingWords(of)}</p>}
      {of.renewed && of.state === 'running' && <p className="hint">{m.subscription_renewed()}</p>}
      <div className={styles.subWays}>
        <OwnWays of={of} />
        {isThere && (
          <Link className="link" to={listAddress(of.offer_id)}>
            {of.state === 'running' ? m.subscription_watch() : m.subscription_view_to_list()}
            <span className="sr">: {of.title}</span>
            <Icon of={arrowRightIcon} size="sm" />
          </Link>
        )}
      </div>
    </article>
  )
}
