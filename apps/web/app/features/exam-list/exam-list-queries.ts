import type { bcsExams, quizzes, ResponseOf } from '@prostuti/contract'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { get } from '../../api/get.ts'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { onSessionChange } from '../../kit/session/session.ts'
import { readToken } from '../../kit/session/token.ts'
import type { ExamList } from './exam-lists.ts'

type ExamListAnswer = ResponseOf<typeof bcsExams> | ResponseOf<typeof quizzes>

export const examsPerPage = 100

export function examListQuery({ kind }: Pick<ExamList, 'kind'>, page: number) {
  const query = { 'per-page': examsPerPage, page: page === 1 ? undefined : page }
  const options: { queryKey: QueryKey } =
    kind === 'quiz'
      ? get<typeof quizzes>('/api/v3/web/quizzes', query)
      : get<typeof bcsExams>('/api/v3/web/bcs-exams', {
          ...query,
          'list-for': kind === 'special' ? 'special' : undefined,
        })
  return options as UseQueryOptions<ExamListAnswer> & { queryKey: QueryKey }
}

export const examsIn = (answer: ExamListAnswer): ExamCard[] => ('quizzes' in answer ? answer.quizzes : answer.bcs_exams)

const guest = () => null

/**
 * The same list with what the reader has done. The page came with the one for everybody; whoever is signed in asks again,
 * and under a key of their own, so that nobody ever sees another's.
 */
export function useOwnExams(list: Pick<ExamList, 'kind'>, page: number) {
  const token = useSyncExternalStore(onSessionChange, readToken, guest)
  const { queryKey } = examListQuery(list, page)
  const { data, isError } = useQuery<ExamListAnswer>({
    queryKey: [...queryKey, token],
    enabled: token !== null,
    // An exam may have been handed in a moment ago.
    staleTime: 0,
  })
  const signedIn = token !== null
  return {
    exams: signedIn && data ? examsIn(data) : undefined,
    pending: signedIn && !data && !isError,
    failed: isError,
  }
}
