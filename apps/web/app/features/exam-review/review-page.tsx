import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { attemptIn } from '../../kit/exam/result/result-query.ts'
import { ReviewClosed } from '../../kit/exam/result/review-closed.tsx'
import { lookQuery, reviewQuery } from '../../kit/exam/result/review-query.ts'
import { isLapsed, RightLapsed } from '../../kit/exam/result/right-lapsed.tsx'
import { whyClosed } from '../../kit/exam/result/why-closed.ts'
import { QueryFailed } from '../../kit/loading/query-failed.tsx'
import NotFoundPage from '../../kit/page/not-found-page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { useSession } from '../../kit/session/session.ts'
import { Review } from './review.tsx'
import { ReviewFrame } from './review-frame.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import styles from './styles/review.module.css'

type ReviewPageProps = { client: ExamClient; loginPath: string }

/** Every question of an exam with its key and explanation. The server's page is the same for everybody: a skeleton. */
export function ReviewPage({ client, loginPath }: ReviewPageProps) {
  const attempt = attemptIn(useSearchParams()[0])
  const { signedIn } = useSession()
  const review = useQuery(reviewQuery(client, attempt))
  const refused = review.data === undefined && isRefusal(review.error)
  const look = useQuery({ ...lookQuery(client), enabled: refused })
  const exam = review.data?.exam ?? look.data?.exam
  usePageTitle(exam && m.review_page({ exam: exam.title }))

  if (review.data) return <Review client={client} data={review.data} attempt={attempt} />
  const lapsed = refused && isLapsed(look.error)
  if (refused && isRefusal(look.error) && !lapsed) return <NotFoundPage />
  const failed = refused ? look : review
  return (
    <ReviewFrame
      client={client}
      exam={exam}
      ways={!failed.error && !look.data && <div className={styles.rvWays} data-is="coming" />}
    >
      {lapsed ? (
        <RightLapsed />
      ) : failed.error ? (
        <QueryFailed title={m.review_error()} query={failed} />
      ) : refused && look.data ? (
        <ReviewClosed client={client} why={whyClosed(look.data, signedIn, new Date())} loginPath={loginPath} />
      ) : (
        <ReviewSkeleton />
      )}
    </ReviewFrame>
  )
}

/** Not open, not there, or not for visitors: which of them, a look at the exam tells. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404, 422].includes(error.status)
