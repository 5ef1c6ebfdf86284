import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNotThere } from '../../../api/api-error.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { useSession } from '../../../kit/session/session.ts'
import { complaintQuery } from '../complaint-queries.ts'
import { NoTalk } from '../pictures.tsx'
import styles from '../styles/conversation.module.css'
import { Conversation } from './conversation.tsx'

export function ComplaintPage({ params: { complainId } }: { params: { complainId: string } }) {
  const query = useQuery(complaintQuery(complainId))
  const { doctor } = useSession()
  useLive('complaint', (news) => {
    if (news === 'resync' || news.id === Number(complainId)) void query.refetch()
  })
  const { data, error } = query
  const missing = data === undefined && isNotThere(error)
  return (
    <MyPage
      title={data ? <Phrase text={data.complaint.subject} /> : m.my_complaints()}
      back={{ to: addressOf('/my/complain-box'), label: m.complaint_all() }}
    >
      {missing ? (
        <Missing />
      ) : (
        <Loaded query={query} errorTitle={m.complaint_error()} skeleton={<ConversationSkeleton />}>
          {(answer) =>
            doctor && <Conversation key={complainId} answer={answer} doctorId={doctor.id} refetch={query.refetch} />
          }
        </Loaded>
      )}
    </MyPage>
  )
}

function Missing() {
  return (
    <div className="card">
      <EmptyState
        picture={<NoTalk />}
        title={m.complaint_missing_title()}
        text={m.complaint_missing_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/complain-box')}>
            {m.complaint_all()}
          </Link>
        }
      />
    </div>
  )
}

function ConversationSkeleton() {
  return (
    <div className={styles.sayPage} aria-busy="true">
      <p className="sr" role="status">
        {m.state_loading()}
      </p>
      <Skeleton className="card" height={72} />
      <div className={styles.sayThread}>
        <Skeleton className={styles.sayBox} width="70%" height={76} />
        <Skeleton className={`${styles.sayBox} ${styles.sayBoxEnd}`} width="60%" height={52} />
        <Skeleton className={styles.sayBox} width="78%" height={100} />
      </div>
    </div>
  )
}
