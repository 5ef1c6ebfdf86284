import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { batchQuery } from '../../../kit/batch/batch-queries.ts'
import styles from '../frame/account.module.css'

/** What the reader is on the way to, by the batch itself: an address can say anything. */
export function JoinedBatch({ batchId }: { batchId: string | null }) {
  const known = batchId !== null && /^\d{1,9}$/.test(batchId)
  const { data } = useQuery({ ...batchQuery(batchId ?? ''), enabled: known })
  return (
    <div className={styles.authBatch}>
      {data ? (
        <>
          <span className="meta">{m.account_enroll_for()}</span>
          <b>{data.batch.title}</b>
        </>
      ) : (
        <b>{m.account_enroll_known()}</b>
      )}
      <span className="meta">{m.account_enroll_text()}</span>
    </div>
  )
}
