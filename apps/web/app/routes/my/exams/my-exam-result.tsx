import * as m from '@prostuti/text/messages'
import { InsightSection } from '../../../features/exam-insight/insight-section.tsx'
import { ResultPage } from '../../../features/exam-result/result-page.tsx'
import { clientOfRoute } from '../../../kit/exam/client-of-route.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.result_title

export default function MyExamResult({ params, pattern }: MyPageProps<string>) {
  const client = clientOfRoute(pattern, params)
  return (
    <ResultPage
      client={client}
      insight={(attempt) => <InsightSection key={`${client.name} ${attempt}`} client={client} attempt={attempt} />}
    />
  )
}
