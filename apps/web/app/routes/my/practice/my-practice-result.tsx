import * as m from '@prostuti/text/messages'
import { ResultPage } from '../../../features/exam-result/result-page.tsx'
import { practiceClient } from '../../../kit/exam/exam-clients.ts'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.result_title

export default function MyPracticeResult({ params: { id } }: MyPageProps<'id'>) {
  return <ResultPage client={practiceClient(id)} />
}
