import * as m from '@prostuti/text/messages'
import { ResultPage } from '../../../features/exam-result/result-page.tsx'
import { clientOfRoute } from '../../../kit/exam/client-of-route.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.result_title

export default function MyExamResult({ params, pattern }: MyPageProps<string>) {
  return <ResultPage client={clientOfRoute(pattern, params)} />
}
