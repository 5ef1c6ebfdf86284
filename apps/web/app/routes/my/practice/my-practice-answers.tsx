import * as m from '@prostuti/text/messages'
import { ReviewPage } from '../../../features/exam-review/review-page.tsx'
import { practiceClient } from '../../../kit/exam/exam-clients.ts'
import { loginAddress } from '../../../kit/session/guard.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.review_title

export default function MyPracticeAnswers({ params }: MyPageProps<'id'>) {
  return <ReviewPage client={practiceClient(params.id)} loginPath={loginAddress('my-practice-answers', params)} />
}
