import type { readJob } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Printer, X } from 'lucide-react'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { JobProgress } from '../../kit/jobs/job-progress.tsx'
import { isUnderWay, type Job, jobsPath, useJobActions } from '../../kit/jobs/use-jobs.ts'
import own from './parcels.module.css'
import type { Booking } from './use-booking.ts'

/** How far the booking has come; then what was booked, what was not and why, and the labels. */
export function BookingCard({ job, booking }: { job: Job; booking: Booking }) {
  const { cancel } = useJobActions()
  const { done, failed, total } = job
  return (
    <section className={`card ${styles.card}`} aria-label={job.title}>
      <header>
        <h2>{job.title}</h2>
        <span className="meta" role="status">
          {isUnderWay(job)
            ? m.office_booking_running({ done: numberWords(done), total: numberWords(total ?? 0) })
            : m.office_booking_done({ booked: numberWords(done - failed) })}
        </span>
        <span className={styles.end}>
          {isUnderWay(job) ? (
            <button type="button" className="btn btn-line btn-sm" onClick={() => void cancel(job)}>
              {m.office_job_cancel()}
            </button>
          ) : (
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_booking_close()}
              onClick={() => booking.forget()}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </span>
      </header>
      <div className={styles.body}>
        <JobProgress job={job} />
        {!isUnderWay(job) && failed > 0 && <Refusals job={job} />}
        {!isUnderWay(job) && done > failed && (
          <div className={styles.acts}>
            {(['a4', 'a6'] as const).map((paper) => (
              <button
                key={paper}
                type="button"
                className={paper === 'a4' ? 'btn btn-brand btn-sm' : 'btn btn-line btn-sm'}
                aria-busy={booking.isBusy}
                onClick={() => void booking.label({ job: job.id }, paper)}
              >
                <Printer aria-hidden="true" size={18} /> {paper === 'a4' ? m.office_labels_a4() : m.office_labels_a6()}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** What was not booked, each with why. */
function Refusals({ job }: { job: Job }) {
  const { data } = useQuery(
    get<typeof readJob>(`${jobsPath}/:id`, { params: { id: job.id }, query: { outcome: 'failed' } }),
  )
  return (
    <>
      <p>
        {m.office_booking_left({ count: numberWords(job.failed) })}{' '}
        <Link className="link-in" to="/parcels?stuck=refused">
          {m.office_booking_show()}
        </Link>
      </p>
      <ul className={own.refusals}>
        {data?.items.map(({ key, label, words }) => (
          <li key={key}>
            <Link to={`/parcels/${key}`}>{label}</Link>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
