import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Bell } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { JobProgress } from '../kit/jobs/job-progress.tsx'
import { jobWords } from '../kit/jobs/job-words.ts'
import { isUnderWay, type Job, useJobActions, useJobs } from '../kit/jobs/use-jobs.ts'
import { useNews } from '../kit/live/staff-live.ts'
import { showToast } from '../kit/toast/toast.ts'
import styles from './jobs-bell.module.css'

const shownAtMost = 5

/** Work on one thing, whose own screen shows how far it has come: a file that is read. */
const isOfOne = (job: Job): job is Job & { list: string } => /\/\d+$/.test(job.list ?? '')
const isInSight = (job: Job): boolean => isOfOne(job) && job.list === location.pathname

/** Long work that goes on while its member does something else; it says when it is over, wherever they are. */
export function JobsBell() {
  const id = useId()
  const { data } = useJobs()
  const { cancel, download, renew } = useJobActions()
  const fetched = useRef(download)
  fetched.current = download
  useNews((news) => {
    if (news !== 'resync' && news.kind === 'job') void renew()
  })
  const jobs = data?.jobs ?? []
  const open = jobs.filter(isUnderWay)
  const popover = useRef<HTMLDivElement>(null)
  const before = useRef(new Set<number>())

  useEffect(() => {
    const ended = (data?.jobs ?? []).filter((job) => before.current.has(job.id) && !isUnderWay(job))
    for (const job of ended.filter((each) => !isInSight(each)))
      showToast({
        text: `${job.title}: ${jobWords(job)}`,
        ...(job.file
          ? { act: { text: m.office_job_download(), run: () => void fetched.current(job) } }
          : { link: { to: isOfOne(job) ? job.list : `/jobs/${job.id}`, text: m.office_job_look() } }),
      })
    before.current = new Set((data?.jobs ?? []).filter(isUnderWay).map((job) => job.id))
  }, [data])

  const count = formatNumber(open.length, getLocale())
  return (
    <div>
      <button
        type="button"
        className={`icon-btn ${styles.button}`}
        popoverTarget={id}
        aria-label={open.length > 0 ? m.office_jobs_open({ count }) : m.office_jobs()}
      >
        <Bell aria-hidden="true" size={20} />
        {open.length > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <div id={id} ref={popover} popover="auto" className={`card ${styles.menu}`}>
        <h2>{m.office_jobs()}</h2>
        {jobs.length === 0 && <p className={styles.none}>{m.office_jobs_empty()}</p>}
        <ul>
          {jobs.slice(0, shownAtMost).map((job) => (
            <li key={job.id}>
              <Link to={`/jobs/${job.id}`} onClick={() => popover.current?.hidePopover()}>
                {job.title}
              </Link>
              <JobProgress job={job} />
              <div className={styles.foot}>
                <small>{jobWords(job)}</small>
                {isUnderWay(job) && job.may_cancel && (
                  <button type="button" className="link-in" onClick={() => void cancel(job)}>
                    {m.office_job_cancel()}
                  </button>
                )}
                {job.file && (
                  <button type="button" className="link-in" onClick={() => void download(job)}>
                    {m.office_job_download()}
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Link className={styles.all} to="/jobs" onClick={() => popover.current?.hidePopover()}>
          {m.office_jobs_all()}
        </Link>
      </div>
    </div>
  )
}
