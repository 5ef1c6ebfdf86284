import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { Navigate, useParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { enrolCrumbs } from '../../../kit/batch/batch-crumbs.ts'
import { type Batch, type BatchSchedule, batchQuery } from '../../../kit/batch/batch-queries.ts'
import { useFreshSeats } from '../../../kit/batch/use-fresh-seats.ts'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import { LoadedPage } from '../../../kit/page/loaded-page.tsx'
import type { Crumb } from '../../../kit/page/page-tags.ts'
import enrolStyles from '../styles/enrol.module.css'
import { ConfirmBody } from './confirm-body.tsx'
import { joinAddress } from './join-address.ts'
import { useAskToJoin } from './use-ask-to-join.ts'

export const scheduleIn = (batch: Batch, id: string | undefined): BatchSchedule | undefined =>
  batch.schedules.find((schedule) => String(schedule.id) === id)

export const chooseAddress = (batchId: number | string) =>
  addressOf('/batch-details/:batch_id/enroll', { batch_id: batchId })

/** One schedule of a batch, looked at once more before a seat of it is held. */
export function ConfirmPage() {
  const { batch_id = '', schedule_id } = useParams()
  return (
    <LoadedPage
      query={batchQuery(batch_id)}
      skeleton={<ConfirmSkeleton />}
      errorTitle={m.batch_error()}
      title={({ batch }) => m.checkout_enrol_page({ batch: batch.title })}
    >
      {({ batch }) => {
        const schedule = scheduleIn(batch, schedule_id)
        // A schedule that is no more: the others of the batch are.
        if (!schedule) return <Navigate to={chooseAddress(batch.id)} replace />
        return <Confirm batch={batch} scheduleId={schedule.id} />
      }}
    </LoadedPage>
  )
}

function Confirm({ batch: loaded, scheduleId }: { batch: Batch; scheduleId: number }) {
  const batch = useFreshSeats(loaded)
  const schedule = scheduleIn(batch, String(scheduleId)) ?? (loaded.schedules[0] as BatchSchedule)
  useAskToJoin(joinAddress({ batchId: batch.id, scheduleId }))
  const crumbs: Crumb[] = [
    ...enrolCrumbs(batch),
    { title: m.checkout_enrol_crumb(), path: `${chooseAddress(batch.id)}/${scheduleId}` },
  ]
  return (
    <div className={`wrap ${checkoutStyles.coEnrol}`} data-part="co-enrol">
      <Breadcrumbs crumbs={crumbs} endIsTitle />
      <ConfirmBody batch={batch} schedule={schedule} />
    </div>
  )
}

function ConfirmSkeleton() {
  return (
    <div className={`wrap ${checkoutStyles.coEnrol}`} data-part="co-enrol" aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton width="50%" height={32} />
      <Skeleton width="80%" />
      <div className={`${checkoutStyles.coCols} ${enrolStyles.coBefore}`} data-part="co-cols">
        <aside>
          <Skeleton className="" height={220} />
        </aside>
        <div className={checkoutStyles.coMain} data-part="co-main">
          <Skeleton className="" height={200} />
          <Skeleton className="" height={160} />
        </div>
      </div>
    </div>
  )
}
