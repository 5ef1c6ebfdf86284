import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { Batch } from '../../../kit/batch/batch-queries.ts'
import { priceWords, seatWords } from '../../../kit/batch/batch-words.ts'
import styles from '../styles/batch-page.module.css'

/** Why nobody can enrol now, if so. */
export function closedBecause(batch: Batch): 'closed' | 'full' | undefined {
  if (!batch.enrolment_open) return 'closed'
  return batch.seats_left <= 0 ? 'full' : undefined
}

type EnrolProps = { batch: Batch; to: string }

/** The one action of the page; where it is not to be had, the way to other batches. */
export function EnrolButton({ batch, to, className = '' }: EnrolProps & { className?: string }) {
  if (closedBecause(batch))
    return (
      <Link className={`btn btn-brand ${className}`} to={addressOf('/:slug/batches', { slug: batch.category.slug })}>
        {m.batch_see_others()}
      </Link>
    )
  return (
    <Link className={`btn btn-go ${className}`} to={to}>
      {m.batch_enrol()}
    </Link>
  )
}

export function ClosedNote({ batch }: { batch: Batch }) {
  const why = closedBecause(batch)
  if (!why) return null
  return (
    <p className={styles.closedNote}>
      <b>{why === 'full' ? m.batch_full_title() : m.batch_closed_title()}</b>
      {why === 'full' ? m.batch_full_text() : m.batch_closed_text()}
    </p>
  )
}

/** Follows the reader on a phone. */
export function EnrolBar({ batch, to }: EnrolProps) {
  const locale = getLocale()
  const why = closedBecause(batch)
  return (
    <div className={styles.enrolbar} data-part="bottom-bar">
      <p>
        <b>{priceWords(batch.payable_paisa, locale)}</b>
        <small>
          {why === 'closed' ? m.batch_enrolment_closed() : why ? m.batch_seats_full() : seatWords(batch, locale)}
        </small>
      </p>
      <EnrolButton batch={batch} to={to} />
    </div>
  )
}
