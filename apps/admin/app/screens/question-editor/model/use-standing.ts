import type { readQuestionStanding } from '@prostuti/contract/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../../api/call.ts'
import { questionsPath, type Standing } from '../../../kit/question/question-types.ts'

const path: (typeof readQuestionStanding)['path'] = '/api/v3/admin/questions/:id/standing'

/** How far the question has come; undefined for a new one, and until it is known. */
export function useStanding(id: string): { standing: Standing | undefined; renew: () => Promise<void> } {
  const client = useQueryClient()
  const { data } = useQuery({
    ...get<typeof readQuestionStanding>(path, { params: { id } }),
    enabled: id !== 'new',
  })
  return {
    standing: data,
    renew: async () => {
      await client.invalidateQueries({ queryKey: [path] })
      await client.invalidateQueries({ queryKey: [questionsPath] })
    },
  }
}
