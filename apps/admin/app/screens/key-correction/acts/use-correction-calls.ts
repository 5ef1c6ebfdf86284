import type {
  askCorrection,
  askRevert,
  declineCorrection,
  dropCorrection,
  publishCorrection,
  rehearseCorrection,
  revertCorrection,
} from '@prostuti/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../../api/call.ts'
import { useJobActions } from '../../../kit/jobs/use-jobs.ts'
import { type Correction, correctionsPath } from '../correction-types.ts'

/** Calls of this correction, after which everything about it is asked for again. */
export function useCorrectionCalls({ id }: Correction) {
  const client = useQueryClient()
  const { renew } = useJobActions()
  const params = { id }
  const after = async (work: Promise<unknown>) => {
    await work
    await Promise.all([client.invalidateQueries({ queryKey: [`${correctionsPath}/:id`] }), renew()])
  }
  return {
    rehearse: () => after(post<typeof rehearseCorrection>(`${correctionsPath}/:id/rehearsal`, undefined, { params })),
    ask: (asked_of: number | null, words: string) =>
      after(post<typeof askCorrection>(`${correctionsPath}/:id/ask`, { asked_of, words: words || null }, { params })),
    publish: () => after(post<typeof publishCorrection>(`${correctionsPath}/:id/publication`, undefined, { params })),
    decline: (words: string) =>
      after(post<typeof declineCorrection>(`${correctionsPath}/:id/decline`, { words: words || null }, { params })),
    drop: () => after(post<typeof dropCorrection>(`${correctionsPath}/:id/drop`, undefined, { params })),
    askRevert: (words: string) =>
      after(post<typeof askRevert>(`${correctionsPath}/:id/revert-ask`, { words }, { params })),
    revert: () => after(post<typeof revertCorrection>(`${correctionsPath}/:id/revert`, undefined, { params })),
  }
}
