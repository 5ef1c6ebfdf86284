import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon } from '@prostuti/ui/icons/common'
import { Skeleton } from '@prostuti/ui/skeleton'
import { Link, useParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { enrolCrumbs } from '../../../kit/batch/batch-crumbs.ts'
import { type Batch, type BatchSchedule, batchQuery } from '../../../kit/batch/batch-queries.ts'
import { dayWords, priceWords } from '../../../kit/batch/batch-words.ts'
import { seatsOf, useFreshSeats } from '../../../kit/batch/use-fresh-seats.ts'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import { LoadedPage } from '../../../kit/page/loaded-page.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { ClosedNote, closedBecause, EnrolButton } from '../details/enrol.tsx'
import { ScheduleSeats, ScheduleWords } from '../details/schedule-rows.tsx'
import batchEnrolStyles from '../styles/batch-enrol.module.css'
import batchPageStyles from '../styles/batch-page.module.css'

/** The schedules of a batch, each leading to its own enrolment. */
export function EnrolPage() {
  const { batch_id = '' } = useParams()
  return (
    <LoadedPage
      query={batchQuery(batch_id)}
      skeleton={<EnrolSkeleton />}
      errorTitle={m.batch_error()}
      title={({ batch }) => m.batch_enrol_page({ batch: batch.title })}
    >
      {({ batch }) => <Schedules batch={batch} />}
    </LoadedPage>
  )
}

function Schedules({ batch: loaded }: { batch: Batch }) {
  const batch = useFreshSeats(loaded)
  const locale = getLocale()
  const closed = closedBecause(batch)
  return (
    <div className={`wrap ${batchEnrolStyles.enrolPage}`} {...seatsOf(loaded)}>
      <Breadcrumbs crumbs={enrolCrumbs(batch)} endIsTitle />
      <h1>{m.batch_enrol_title()}</h1>
      <p className={batchEnrolStyles.enrolBatch}>
        <Link to={addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })}>
          <b>
            <Phrase text={batch.title} />
          </b>
        </Link>
        <span>
          {dayWords(batch.starts_on, locale)} · {priceWords(batch.payable_paisa, locale)}
        </span>
      </p>
      {closed ? <ClosedNote batch={batch} /> : <p className="muted">{m.batch_enrol_text()}</p>}
      {batch.schedules.length === 0 && <p className="muted">{m.batch_schedule_none()}</p>}
      <ul className={batchPageStyles.picks} data-part="picks">
        {batch.schedules.map((schedule) => (
          <li key={schedule.id}>
            <ScheduleRow batch={batch} schedule={schedule} />
          </li>
        ))}
      </ul>
      <p className={batchEnrolStyles.enrolWays}>
        {closed && <EnrolButton batch={batch} to="" />}
        <Link className="link" to={addressOf('/batch-details/:available_batch_id', { available_batch_id: batch.id })}>
          <Icon of={arrowLeftIcon} size="sm" />
          {m.batch_enrol_back()}
        </Link>
      </p>
    </div>
  )
}

function ScheduleRow({ batch, schedule }: { batch: Batch; schedule: BatchSchedule }) {
  if (schedule.seats_left <= 0 || !batch.enrolment_open)
    return (
      <div className={batchPageStyles.pick} data-is="off" data-part="pick">
        <ScheduleWords schedule={schedule} />
        <ScheduleSeats schedule={schedule} />
      </div>
    )
  return (
    <div className={batchPageStyles.pick} data-part="pick">
      <ScheduleWords schedule={schedule} />
      <div className={batchEnrolStyles.pickGo}>
        <ScheduleSeats schedule={schedule} />
        <Link
          className="btn btn-brand btn-sm"
          to={addressOf('/batch-details/:batch_id/enroll/:schedule_id', {
            batch_id: batch.id,
            schedule_id: schedule.id,
          })}
        >
          {m.batch_enrol_choose()}
          <span className="sr">: {schedule.title}</span>
          <Icon of={arrowRightIcon} size="sm" />
        </Link>
      </div>
    </div>
  )
}

function EnrolSkeleton() {
  return (
    <div className={`wrap ${batchEnrolStyles.enrolPage}`} aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="50%" height={32} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </div>
  )
}
