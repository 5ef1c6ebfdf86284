import type { listHolidayClasses } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import styles from './holiday.module.css'

/** What still stands on the day: each batch's sheet opens there, where it is shifted. */
export function HolidayClasses({ id, day }: { id: string; day: string }) {
  const { data } = useQuery(get<typeof listHolidayClasses>('/api/v3/admin/holidays/:id/classes', { params: { id } }))
  if (data === undefined) return null
  return (
    <section className={`card ${styles.classes}`} aria-labelledby="holiday-classes">
      <h2 id="holiday-classes">{m.office_holiday_affected()}</h2>
      {data.batches.length === 0 ? (
        <p>{m.office_holiday_no_classes()}</p>
      ) : (
        <>
          <p>{m.office_holiday_shift_hint()}</p>
          <ul>
            {data.batches.map((batch) => (
              <li key={batch.id}>
                <Link className="link-in" to={`/batches/${batch.id}/timetable?day=${day}`}>
                  {words(batch.title)}
                </Link>{' '}
                {m.office_holiday_rows({ count: count(batch.rows) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
