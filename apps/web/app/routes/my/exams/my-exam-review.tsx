import * as m from '@prostuti/text/messages'
import { ReviewPage } from '../../../features/exam-review/review-page.tsx'
import { courseExamClient } from '../../../kit/exam/exam-clients.ts'
import { loginAddress } from '../../../kit/session/guard.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.review_title

export default function MyExamReview({ params }: MyPageProps<'id' | 'eventId'>) {
  return (
    <ReviewPage client={courseExamClient(params)} loginPath={loginAddress('my-exam-participated-answers', params)} />
  )
}
