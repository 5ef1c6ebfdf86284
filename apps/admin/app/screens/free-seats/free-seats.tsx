import type { listFreeSeats } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { type FreeSeat, FreeSeatButtons, freeSeatsPath } from '../../kit/free-seat/free-seat-buttons.tsx'
import { words } from '../../kit/list/list-cells.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { taka } from '../../kit/money/money-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import own from './free-seats.module.css'

/** Seats without payment that a colleague proposed: signed by another, or not. */
export function Component() {
  const { data, error, refetch } = useQuery(get<typeof listFreeSeats>(freeSeatsPath))
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.includes('/free-seats'))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_seats_free()}</h1>
          <p className="hint">{m.office_seats_free_hint()}</p>
        </div>
      </div>
      <section className={`card ${styles.card}`} aria-label={m.office_seats_free()}>
        {data.rows.length === 0 && <p className={styles.message}>{m.office_seats_free_none()}</p>}
        <ul className={own.list}>
          {data.rows.map((seat) => (
            <SeatLine key={seat.id} seat={seat} />
          ))}
        </ul>
      </section>
    </>
  )
}

function SeatLine({ seat }: { seat: FreeSeat }) {
  return (
    <li>
      <div>
        <Link to={`/doctors/${seat.doctor.id}`}>{seat.doctor.name}</Link>
        <p>
          {words(seat.batch.title)} · {words(seat.schedule)}
        </p>
        <p>“{seat.reason}”</p>
        <p className="meta">
          {[
            taka(seat.total_paisa),
            m.office_seat_left({ count: numberWords(seat.seats_left) }),
            seat.asked_by.name,
            shortWhen(seat.asked_at),
          ].join(' · ')}
        </p>
      </div>
      <FreeSeatButtons seat={seat} />
    </li>
  )
}
