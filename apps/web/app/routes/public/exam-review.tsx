import * as m from '@prostuti/text/messages'
import { useMatches, useParams } from 'react-router'
import { ReviewPage } from '../../features/exam-review/review-page.tsx'
import { doorOfRoute } from '../../kit/exam/door-of-route.ts'
import { pageMeta } from '../../kit/page/page-meta.ts'
import { loginAddress } from '../../kit/session/guard.ts'
import type { Route } from './+types/exam-review.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.review_title(), description: m.review_description(), index: false })

export default function ExamReview() {
  const params = useParams()
  const name = useMatches().at(-1)?.id ?? ''
  return <ReviewPage door={doorOfRoute(name, params)} loginPath={loginAddress(name, params)} />
}
