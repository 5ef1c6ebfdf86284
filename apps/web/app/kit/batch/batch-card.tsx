import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { placeIcon } from '@prostuti/ui/icons/common'
import { calendarIcon, lectureIcon } from '@prostuti/ui/icons/study'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import { Phrase } from '../rich-text/phrase.tsx'
import styles from './batch-card.module.css'
import { BatchCover } from './batch-cover.tsx'
import type { BatchCardData } from './batch-queries.ts'
import { dayWords, modeWords, priceWords, seatState, seatWords } from './batch-words.ts'

type BatchCardProps = {
  batch: BatchCardData
  /** Where it leads, if not to the batch's own address. */
  to?: string | undefined
  /** On the first screen of its page, whose picture is asked for at once. */
  first?: boolean
  /** Above the picture's lower edge, such as how well it fits. */
  badge?: ReactNode
  /** Below what every card says. */
  children?: ReactNode
}

/** A batch in a list. The whole card is its link. */
export function BatchCard({ batch, to, first = false, badge, children }: BatchCardProps) {
  const locale = getLocale()
  return (
    <article className={`card ${styles.batchCard}`} data-part="batch-card">
      <div className={styles.batchPic}>
        <BatchCover batch={batch} eager={first} />
        {badge}
      </div>
      <div className={styles.batchBody}>
        <p className={styles.batchKind}>
          <Phrase text={batch.category.title} />
        </p>
        <h3>
          <Link to={to ?? addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })}>
            <Phrase text={batch.title} />
          </Link>
        </h3>
        <p className={styles.batchLine}>
          <Icon of={calendarIcon} size="sm" />
          {m.batch_starts({ date: dayWords(batch.starts_on, locale) })}
        </p>
        <p className={styles.batchLine}>
          <Icon of={lectureIcon} size="sm" />
          {m.batch_lectures({ n: formatNumber(batch.lectures, locale) })}
          {batch.exams > 0 && ` · ${m.batch_exams({ n: formatNumber(batch.exams, locale) })}`}
        </p>
        <p className={styles.batchLine}>
          <Icon of={placeIcon} size="sm" />
          {modeWords(batch.mode)}
        </p>
        {children}
        <div className={styles.batchFoot}>
          <BatchPrice batch={batch} />
          <SeatChip batch={batch} />
        </div>
      </div>
    </article>
  )
}

function BatchPrice({ batch }: { batch: BatchCardData }) {
  const locale = getLocale()
  const isReduced = batch.payable_paisa < batch.fee_paisa
  return (
    <p className={styles.batchPrice}>
      {isReduced && (
        <s>
          <span className="sr">{m.batch_price_was()} </span>
          {formatMoney(batch.fee_paisa, locale)}
        </s>
      )}
      <b>
        <span className="sr">{m.batch_price_now()} </span>
        {priceWords(batch.payable_paisa, locale)}
      </b>
    </p>
  )
}

/** How many seats are left, said in words; the colour only helps. */
function SeatChip({ batch }: { batch: BatchCardData }) {
  if (!batch.enrolment_open)
    return (
      <span className={`chip ${styles.seatChip}`} data-is="full">
        {m.batch_enrolment_closed()}
      </span>
    )
  return (
    <span className={`chip ${styles.seatChip}`} data-is={seatState(batch)}>
      {seatWords(batch, getLocale())}
    </span>
  )
}
