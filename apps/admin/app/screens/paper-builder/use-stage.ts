import type { setPaperStage } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { failureWords } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'
import { type Desk, type DeskState, papersPath } from './use-desk.ts'

/** Says that the paper is ready, or a draft again. */
export function useStage({ paper }: Desk, state: DeskState) {
  const client = useQueryClient()
  return async (stage: 'draft' | 'ready'): Promise<void> => {
    try {
      // The paper is judged with the steps that are still on their way.
      await state.settled()
      await post<typeof setPaperStage>(`${papersPath}/:id/stage`, { stage }, { params: { id: paper.id } })
      if (stage === 'ready') showToast({ text: m.office_build_is_ready() })
      await client.invalidateQueries({ queryKey: [papersPath] })
    } catch (error) {
      showToast({ text: failureWords(error) })
    }
    state.reload()
  }
}
