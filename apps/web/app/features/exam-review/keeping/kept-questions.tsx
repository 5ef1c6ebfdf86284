import { useQuery } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import { hasQuery } from '../../../kit/notebook/notebook-api.ts'

/** Fetched when it is known what is in the notebook: the review itself stays light. */
const KeepButton = lazy(() => import('./keep-button.tsx'))

type Kept = { ids: readonly number[]; kept: ReadonlySet<number> }

const KeptContext = createContext<Kept | undefined>(undefined)

/** As many as the server tells of at once; no paper has more. */
const atMost = 300

/** Around a review of the doctor's own: which of its questions are in the mistake notebook. */
export function KeptQuestions({ answers, children }: { answers: readonly QuestionAnswer[]; children: ReactNode }) {
  const ids = useMemo(() => answers.filter(({ state }) => state !== null).map(({ question }) => question.id), [answers])
  const { data } = useQuery({ ...hasQuery(ids), enabled: ids.length > 0 && ids.length <= atMost })
  const known = useMemo(() => data && { ids, kept: new Set(data.question_ids) }, [data, ids])
  return <KeptContext value={known}>{children}</KeptContext>
}

/** The way of one question into the notebook and out of it; nothing until it is known where it is. */
export function Keeping({ answer: { question, position } }: { answer: QuestionAnswer }) {
  const known = useContext(KeptContext)
  if (!known?.ids.includes(question.id)) return null
  return (
    <Suspense>
      <KeepButton ids={known.ids} id={question.id} kept={known.kept.has(question.id)} heading={`q-${position}`} />
    </Suspense>
  )
}
