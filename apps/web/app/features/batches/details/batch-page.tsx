import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { BatchCover } from '../../../kit/batch/batch-cover.tsx'
import { batchCrumbs, isPlaceOf } from '../../../kit/batch/batch-crumbs.ts'
import { type Batch, type BatchCardData, batchQuery } from '../../../kit/batch/batch-queries.ts'
import { seatsOf, useFreshSeats } from '../../../kit/batch/use-fresh-seats.ts'
import { useAlive } from '../../../kit/loading/use-alive.ts'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import { LoadedPage } from '../../../kit/page/loaded-page.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batch-page.module.css'
import { About, Inclusions, OtherBatches, Outline, Teachers } from './batch-sections.tsx'
import { BatchSkeleton } from './batch-skeleton.tsx'
import { EnrolBar } from './enrol.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PriceCard } from './price-card.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'

/** One batch, at its own address and below its category or course. */
export function BatchPage() {
  const { slug, available_batch_id = '' } = useParams()
  return (
    <LoadedPage
      key={available_batch_id}
      query={batchQuery(available_batch_id)}
      skeleton={<BatchSkeleton />}
      errorTitle={m.batch_error()}
      title={({ batch }) => batch.title}
    >
      {({ batch, others }) =>
        slug === undefined || isPlaceOf(batch, slug) ? (
          <BatchDetails key={batch.id} batch={batch} others={others} />
        ) : (
          // A link from before the batch was moved; the server redirects those who come from outside.
          <Navigate to={addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })} replace />
        )
      }
    </LoadedPage>
  )
}

function BatchDetails({ batch: loaded, others }: { batch: Batch; others: BatchCardData[] }) {
  const batch = useFreshSeats(loaded)
  const alive = useAlive()
  const [wanted, setWanted] = useState<number>()
  const withSeat = batch.schedules.filter(({ seats_left }) => seats_left > 0)
  // The last seat of the chosen schedule may go while the reader reads on.
  const chosen = (withSeat.find(({ id }) => id === wanted) ?? withSeat[0])?.id
  // Without scripts a choice cannot change the button: it then leads to the page where a schedule is chosen.
  const to =
    alive && chosen
      ? addressOf('/batch-details/:batch_id/enroll/:schedule_id', { batch_id: batch.id, schedule_id: chosen })
      : addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id })
  return (
    <div className={styles.batchPage} {...seatsOf(loaded)}>
      <div className={styles.cover}>
        <BatchCover batch={batch} eager />
      </div>
      <div className="wrap">
        <header className={styles.batchTitle}>
          <Breadcrumbs crumbs={batchCrumbs(batch)} endIsTitle />
          <h1>
            <Phrase text={batch.title} />
          </h1>
          <p className="muted">
            <Phrase text={batch.summary} />
          </p>
        </header>
        <KeyFacts batch={batch} />
        <div className={styles.cols}>
          <aside>
            <PriceCard batch={batch} to={to} />
          </aside>
          <div className={styles.colsMain}>
            <ScheduleChoice batch={batch} chosen={chosen} onChoose={setWanted} />
            <Inclusions batch={batch} />
            <Teachers batch={batch} />
            <Outline batch={batch} />
            <About batch={batch} />
          </div>
        </div>
        <OtherBatches batch={batch} others={others} />
      </div>
      <EnrolBar batch={batch} to={to} />
    </div>
  )
}
