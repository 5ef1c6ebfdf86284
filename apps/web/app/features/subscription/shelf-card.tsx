import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { lengthWords } from '../../kit/clock/video-clock.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { SpinesPicture } from '../../kit/subscription/pictures.tsx'
import styles from '../../kit/subscription/subscription.module.css'
import { addAddress } from '../../kit/subscription/subscription-addresses.ts'
import type { Shelf } from '../../kit/subscription/subscription-api.ts'
import { countWords } from '../../kit/subscription/words.ts'

export function ShelfCard({ shelf }: { shelf: Shelf }) {
  return (
    <article className={`card ${styles.subShelf}`} aria-labelledby={`shelf-${shelf.id}`}>
      <SpinesPicture />
      <div className={`pad ${styles.subCard}`}>
        {shelf.course && (
          <p className="meta">
            <Phrase text={shelf.course} />
          </p>
        )}
        <h3 id={`shelf-${shelf.id}`} className={styles.subName}>
          <Phrase text={shelf.title} />
        </h3>
        <p className={styles.subSummary}>
          <Phrase text={shelf.summary} />
        </p>
        <p className={styles.subFacts}>
          <span>{countWords(shelf.videos)}</span>
          <span>{lengthWords(shelf.total_seconds)}</span>
        </p>
        <p className={styles.subPrice}>
          {m.subscription_price({ amount: formatMoney(shelf.month_paisa, getLocale()) })}
        </p>
        <div className={styles.subWays}>
          <Link className="btn btn-line" to={addAddress(shelf.id)}>
            {m.subscription_choose()}
            <span className="sr">: {shelf.title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
