import type { listFreeSeats } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/call.ts'
import { FreeSeatButtons, freeSeatsPath } from '../../../kit/free-seat/free-seat-buttons.tsx'
import { words } from '../../../kit/list/list-cells.tsx'
import { shortWhen } from '../../../kit/list/short-when.ts'
import { useNews } from '../../../kit/live/staff-live.ts'
import { useMay } from '../../../session/me.ts'
import own from '../doctor.module.css'

/** Seats without payment that were proposed for this doctor and wait for a second person. */
export function WaitingSeats({ doctorId }: { doctorId: number }) {
  const may = useMay()
  const { data, refetch } = useQuery({
    ...get<typeof listFreeSeats>(freeSeatsPath, { query: { doctor: doctorId } }),
    enabled: may('seats.free'),
  })
  useNews((news) => {
    if (may('seats.free') && news !== 'resync' && news.kind === 'changed' && news.path.includes('/free-seats'))
      void refetch()
  })
  return data?.rows.map((seat) => (
    <div key={seat.id}>
      <div className={own.request}>
        <b>{m.office_seat_waits({ batch: words(seat.batch.title) })}</b>
        <p className="meta">“{seat.reason}”</p>
        <p className="meta">
          {seat.asked_by.name} · {shortWhen(seat.asked_at)}
        </p>
        <FreeSeatButtons seat={seat} />
      </div>
    </div>
  ))
}
