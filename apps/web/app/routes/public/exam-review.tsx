import * as m from '@prostuti/text/messages'
import { useMatches, useParams } from 'react-router'
import { ReviewPage } from '../../features/exam-review/review-page.tsx'
import { clientOfRoute } from '../../kit/exam/client-of-route.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { loginAddress } from '../../kit/session/guard.ts'
import type { Route } from './+types/exam-review.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.review_title(), description: m.review_description(), index: false })

export default function ExamReview() {
  const params = useParams()
  const name = useMatches().at(-1)?.id ?? ''
  return <ReviewPage client={clientOfRoute(name, params)} loginPath={loginAddress(name, params)} />
}
