import type { readJob } from '@prostuti/contract/staff'
import { formatUntil, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { get } from '../../api/call.ts'
import { JobProgress } from '../../kit/jobs/job-progress.tsx'
import { jobTone, jobWords } from '../../kit/jobs/job-words.ts'
import { isUnderWay, jobsPath, useJobActions } from '../../kit/jobs/use-jobs.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import styles from './jobs.module.css'

const outcomes = ['failed', 'skipped', 'done'] as const
type Outcome = (typeof outcomes)[number]

/** One job, and what became of each of its things. */
export function Component() {
  const { id = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const chosen = outcomes.find((outcome) => outcome === query.get('outcome'))
  const after = query.get('after') ?? undefined
  const { data, error, refetch } = useQuery({
    ...get<typeof readJob>(`${jobsPath}/:id`, { params: { id }, query: { outcome: chosen, after } }),
    placeholderData: keepPreviousData,
    throwOnError: isNotThere,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.job) ? 1000 : false),
  })
  const { cancel, download } = useJobActions()
  if (error && !data)
    return (
      <div className={`card ${styles.message}`} role="alert">
        <p>{error.message}</p>
        <button type="button" className="btn btn-line" onClick={() => void refetch()}>
          {m.office_try_again()}
        </button>
      </div>
    )
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { job, items, next } = data
  const when = formatWhen(new Date(job.created_at), new Date(), getLocale())
  const nameOf = (item: (typeof items)[number]) => item.label ?? item.key
  return (
    <>
      <nav aria-label={m.office_crumbs()}>
        <Link className="link-in" to="/jobs">
          {m.office_jobs()}
        </Link>
      </nav>
      <div className={styles.head}>
        <h1>{job.title}</h1>
      </div>
      <section className={`card ${styles.facts}`}>
        <div className={styles.what}>
          <small>{m.office_job_by({ name: job.by.name, when })}</small>
          <JobProgress job={job} />
        </div>
        <span role="status" className={`chip ${jobTone(job)}`}>
          {jobWords(job)}
        </span>
        {isUnderWay(job) && job.may_cancel && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => void cancel(job)}>
            {m.office_job_cancel()}
          </button>
        )}
        {job.file && (
          <button type="button" className="btn btn-brand btn-sm" onClick={() => void download(job)}>
            <Download aria-hidden="true" size={18} />
            {m.office_job_download()}
          </button>
        )}
      </section>
      {job.file && (
        <p className="note-line">
          {m.office_job_file_until({ when: formatUntil(new Date(job.file.expires_at), new Date(), getLocale()) })}
        </p>
      )}
      {(items.length > 0 || chosen !== undefined) && (
        <section className="card" aria-label={m.office_job_items()}>
          <div className={styles.tools}>
            <div className="seg">
              {[undefined, ...outcomes].map((outcome) => (
                <button
                  key={outcome ?? ''}
                  type="button"
                  aria-pressed={outcome === chosen}
                  onClick={() => setQuery(outcome ? { outcome } : {})}
                >
                  {outcome ? outcomeWords(outcome) : m.office_list_all()}
                </button>
              ))}
            </div>
          </div>
          {items.length === 0 && <p className={styles.message}>{m.office_list_nothing_found()}</p>}
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.key}>
                {job.list ? <Link to={`${job.list}/${item.key}`}>{nameOf(item)}</Link> : <span>{nameOf(item)}</span>}
                <span className={`chip ${toneOf(item.outcome)}`}>{outcomeWords(item.outcome)}</span>
                {item.words && <p>{item.words}</p>}
              </li>
            ))}
          </ul>
          {(next !== null || after !== undefined) && (
            <nav className={styles.pager} aria-label={m.office_list_pages()}>
              {next !== null && (
                <button
                  type="button"
                  className="btn btn-line btn-sm"
                  onClick={() => setQuery({ ...(chosen && { outcome: chosen }), after: next })}
                >
                  {m.office_list_next()}
                </button>
              )}
            </nav>
          )}
        </section>
      )}
    </>
  )
}

const outcomeWords = (outcome: Outcome): string =>
  ({ done: m.office_outcome_done, skipped: m.office_outcome_skipped, failed: m.office_outcome_failed })[outcome]()

const toneOf = (outcome: Outcome): string => ({ done: 'chip-ok', skipped: 'chip-line', failed: 'chip-bad' })[outcome]
