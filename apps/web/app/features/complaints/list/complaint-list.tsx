import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { penIcon } from '@prostuti/ui/icons/complaints'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../../kit/clock/use-now.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import { complaintsQuery } from '../complaint-queries.ts'
import { NoTalk } from '../pictures.tsx'
import styles from '../styles/complaints.module.css'
import { ComplaintRow } from './complaint-row.tsx'

const atOnce = 20
const most = 200

/** Every conversation, the one that was last written in first; news moves them without a reload. */
export function ComplaintList() {
  const [count, setCount] = useState(atOnce)
  const query = useQuery(complaintsQuery(count))
  const now = useNow()
  useLive('complaint', () => void query.refetch())
  return (
    <Loaded query={query} errorTitle={m.complaint_error()} skeleton={<ListSkeleton />}>
      {({ complaints, total }) =>
        total === 0 ? (
          <div className="card">
            <EmptyState
              picture={<NoTalk />}
              title={m.complaint_empty_title()}
              text={m.complaint_empty_text()}
              action={<RaiseLink />}
            />
          </div>
        ) : (
          <div className="stack">
            <RaiseLink />
            <ul className={`card ${styles.sayList}`}>
              {complaints.map((complaint) => (
                <li key={complaint.id}>
                  <ComplaintRow complaint={complaint} now={now} />
                </li>
              ))}
            </ul>
            {complaints.length < Math.min(total, most) && (
              <button
                type="button"
                className="btn btn-line"
                aria-disabled={query.isFetching || undefined}
                onClick={() => setCount(Math.min(count + atOnce, most))}
              >
                {m.complaint_more()}
              </button>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

/** Staff who look at the site as the doctor write nothing in their name. */
function RaiseLink(): ReactNode {
  if (useStaffView()) return null
  return (
    <Link className={`btn btn-go ${styles.sayRaise}`} to="?new=1">
      <Icon of={penIcon} />
      {m.complaint_raise()}
    </Link>
  )
}

function ListSkeleton() {
  return (
    <div className="stack" aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className={styles.sayRaise} height={48} />
      <div className={`card ${styles.sayList}`}>
        {[0, 1, 2].map((position) => (
          <div key={position} className={styles.sayRow}>
            <Skeleton className={styles.sayKind} />
            <Skeleton width="40%" />
            <Skeleton width="75%" />
            <Skeleton width="90%" />
            <Skeleton className="" width="128px" height={28} />
          </div>
        ))}
      </div>
    </div>
  )
}
