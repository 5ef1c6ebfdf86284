import type { enrolDoctor, proposeFreeSeat, readDoctorSeats, sendPayLink } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { toastFailure, useAct } from '../../../kit/act/use-act.ts'
import { batchSource } from '../../../kit/course/sources.ts'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { taka } from '../../../kit/money/money-words.ts'
import { PickOne } from '../../../kit/pick/pick-one.tsx'
import { showToast } from '../../../kit/toast/toast.ts'
import { useMay } from '../../../session/me.ts'
import { type Doctor, doctorsPath } from '../doctor-types.ts'
import { reasonAtLeast, type Seats, timesWords, useRenew } from './enrolment-types.ts'
import { ReasonField } from './reason-field.tsx'

type SeatDialogProps = {
  doctor: Doctor
  /** Without payment, by two; or as an order that is paid later. */
  isFree: boolean
  onOpened: (order: OpenedOrder) => void
  onClose: () => void
}

export type OpenedOrder = { order_id: number; number: string; total_paisa: number }

/** A seat for this doctor in some batch. */
export function SeatDialog({ doctor, isFree, onOpened, onClose }: SeatDialogProps) {
  const [batchId, setBatchId] = useState<number | null>(null)
  const [scheduleId, setScheduleId] = useState('')
  const [reason, setReason] = useState('')
  const renew = useRenew()
  const params = { id: doctor.id }
  const { data, error } = useQuery({
    ...get<typeof readDoctorSeats>(`${doctorsPath}/:id/seats`, { params, query: { batch: batchId ?? undefined } }),
    enabled: batchId !== null,
    staleTime: 0,
  })
  const seat = data?.seats.find(({ schedule_id }) => String(schedule_id) === scheduleId)
  const trouble = data && troubleOf(data, isFree)
  const isReady = trouble === undefined && seat !== undefined && seat.seats_left > 0
  const act = async () => {
    if (seat === undefined) return
    const { schedule_id } = seat
    if (isFree) {
      await post<typeof proposeFreeSeat>(
        `${doctorsPath}/:id/free-seats`,
        { schedule_id, reason: reason.trim() },
        { params },
      )
      showToast({ text: m.office_seat_proposed() })
    } else onOpened(await post<typeof enrolDoctor>(`${doctorsPath}/:id/enrolments`, { schedule_id }, { params }))
    await renew()
  }
  return (
    <ActDialog
      title={isFree ? m.office_seat_free() : m.office_seat_enrol()}
      send={isFree ? m.office_seat_propose() : m.office_seat_open()}
      canSend={isReady && (!isFree || reason.trim().length >= reasonAtLeast)}
      act={act}
      onClose={onClose}
    >
      <p>{isFree ? m.office_seat_free_text() : m.office_seat_enrol_text()}</p>
      <PickOne
        {...batchSource}
        label={m.office_batch()}
        value={batchId}
        onChange={(id) => {
          setBatchId(id)
          setScheduleId('')
        }}
      />
      {error && batchId !== null && !data && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <p role="status">{trouble ?? m.office_seat_price({ amount: taka(data.total_paisa) })}</p>
          {trouble === undefined && (
            <SelectField
              name="schedule_id"
              label={m.office_seat_timetable()}
              placeholder={m.office_change_choose()}
              options={data.seats.map((each) => ({ value: each.schedule_id, label: seatWords(each) }))}
              value={scheduleId}
              onChange={({ currentTarget }) => setScheduleId(currentTarget.value)}
              {...(seat && { hint: timesWords(seat) })}
              {...(seat?.seats_left === 0 && { error: m.office_seat_none_left() })}
            />
          )}
        </>
      )}
      {isFree && <ReasonField value={reason} onChange={setReason} hint={m.office_seat_why()} />}
    </ActDialog>
  )
}

/** Why nobody gets a seat there. */
function troubleOf({ state, is_over, is_open, seats }: Seats, isFree: boolean): string | undefined {
  if (state === 'enrolled') return m.office_seat_enrolled()
  if (is_over) return m.office_seat_over()
  if (!isFree && !is_open) return m.office_seat_closed()
  return seats.length === 0 ? m.office_change_nowhere() : undefined
}

const seatWords = ({ schedule, seats_left }: Seats['seats'][number]): string =>
  `${schedule} · ${m.office_seat_left({ count: numberWords(seats_left) })}`

/** How an order that was just opened is paid. */
export function OpenedOrderLine({ order, name }: { order: OpenedOrder; name: string }) {
  const may = useMay()
  const { isBusy, act } = useAct(toastFailure)
  const params = { id: order.order_id }
  const sendLink = () =>
    act(async () => {
      await post<typeof sendPayLink>('/api/v3/admin/dues/:id/pay-link', undefined, { params })
      showToast({ text: m.office_seat_link_sent() })
    })
  return (
    <div role="status">
      <b>
        {m.office_seat_opened({ number: localizeDigits(order.number, getLocale()), amount: taka(order.total_paisa) })}
      </b>
      {order.total_paisa > 0 && (
        <p>
          {may('dues.write') && (
            <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void sendLink()}>
              {m.office_seat_send_link()}
            </button>
          )}{' '}
          {may('payments.write') && (
            <Link
              className="btn btn-line btn-sm"
              to={`/cash?q=${encodeURIComponent(order.number)}&order=${order.order_id}`}
              aria-label={m.office_seat_cash_of({ name })}
            >
              {m.office_seat_cash()}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
