import type { BodyOf } from '@prostuti/contract'
import type { bookParcels, makeLabels } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { isUnderWay, useJobActions, useJobs } from '../../kit/jobs/use-jobs.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { parcelsPath } from './parcel-types.ts'

export type Choice = BodyOf<typeof bookParcels>['chosen']

/** Books and labels many parcels in jobs: the last booking stays in sight, and labels come down by themselves when they are drawn. */
export function useBooking() {
  const [bookingId, setBookingId] = useState<number>()
  const [labelsId, setLabelsId] = useState<number>()
  const fetched = useRef<number>(undefined)
  const { data } = useJobs()
  const { renew, download } = useJobActions()
  const { isBusy, act } = useAct(toastFailure)
  const client = useQueryClient()
  const jobOf = (id: number | undefined) => data?.jobs.find((job) => job.id === id)
  const labels = jobOf(labelsId)
  const booking = jobOf(bookingId)

  // What was booked stands elsewhere in the list.
  const bookedSoFar = booking && `${booking.done} ${booking.state}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever some more were booked
  useEffect(() => {
    if (bookedSoFar !== undefined) void client.invalidateQueries({ queryKey: [parcelsPath] })
  }, [bookedSoFar])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is there
  useEffect(() => {
    if (labels === undefined || isUnderWay(labels) || fetched.current === labels.id) return
    fetched.current = labels.id
    setLabelsId(undefined)
    if (labels.file) void Promise.resolve(download(labels)).then(() => showToast({ text: m.office_labels_ready() }))
  }, [labels])

  return {
    isBusy: isBusy || labelsId !== undefined,
    booking,
    forget: () => setBookingId(undefined),
    book: (chosen: Choice) =>
      act(async () => {
        const body = { chosen, language: getLocale() }
        const { job_id } = await post<typeof bookParcels>(`${parcelsPath}/book`, body)
        setBookingId(job_id)
        await renew()
      }),
    label: (chosen: Choice, paper: 'a6' | 'a4') =>
      act(async () => {
        const body = { chosen, paper, language: getLocale() }
        const { job_id } = await post<typeof makeLabels>(`${parcelsPath}/labels`, body)
        setLabelsId(job_id)
        await renew()
      }),
  }
}

export type Booking = ReturnType<typeof useBooking>
