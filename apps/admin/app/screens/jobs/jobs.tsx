import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { JobProgress } from '../../kit/jobs/job-progress.tsx'
import { jobTone, jobWords } from '../../kit/jobs/job-words.ts'
import { isUnderWay, type Job, useJobActions, useJobs } from '../../kit/jobs/use-jobs.ts'
import { useMe } from '../../session/me.ts'
import styles from './jobs.module.css'

/** The long work that was asked for; the owner may look at everybody's. */
export function Component() {
  const { member } = useMe()
  const [query, setQuery] = useSearchParams()
  const whose = query.get('whose') === 'all' && member.role === 'owner' ? 'all' : 'own'
  const { data, error, refetch } = useJobs(whose)
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_jobs()}</h1>
        {member.role === 'owner' && (
          <div className="seg">
            {(['own', 'all'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={whose === each}
                onClick={() => setQuery(each === 'all' ? { whose: 'all' } : {})}
              >
                {each === 'own' ? m.office_jobs_own() : m.office_jobs_everybodys()}
              </button>
            ))}
          </div>
        )}
      </div>
      {error && !data ? (
        <div className={`card ${styles.message}`} role="alert">
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : (
        <section className="card">
          {data === undefined && <p className={styles.message}>{m.office_loading()}</p>}
          {data?.jobs.length === 0 && <p className={styles.message}>{m.office_jobs_empty()}</p>}
          <ul className={styles.jobs}>
            {data?.jobs.map((job) => (
              <OneJob key={job.id} job={job} by={whose === 'all' ? job.by.name : undefined} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OneJob({ job, by }: { job: Job; by: string | undefined }) {
  const { cancel, download } = useJobActions()
  const when = formatWhen(new Date(job.created_at), new Date(), getLocale())
  return (
    <li>
      <div className={styles.what}>
        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        <small>{by === undefined ? when : m.office_job_by({ name: by, when })}</small>
        <JobProgress job={job} />
      </div>
      <span className={`chip ${jobTone(job)}`}>{jobWords(job)}</span>
      <div className={styles.acts}>
        {isUnderWay(job) && job.may_cancel && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => void cancel(job)}>
            {m.office_job_cancel()}
          </button>
        )}
        {job.file && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => void download(job)}>
            <Download aria-hidden="true" size={18} />
            {m.office_job_download()}
          </button>
        )}
      </div>
    </li>
  )
}
