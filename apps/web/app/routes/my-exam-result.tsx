import { result_title } from '@prostuti/text/messages'
import { type MetaFunction, useMatches, useParams } from 'react-router'
import { ResultPage } from '../features/exam-result/result-page.tsx'
import { doorOfRoute } from '../features/exams/door-of-route.ts'
import { pageMeta } from '../shell/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta({ matches, title: result_title(), index: false })

export default function MyExamResult() {
  const name = useMatches().at(-1)?.id ?? ''
  return <ResultPage door={doorOfRoute(name, useParams())} />
}
