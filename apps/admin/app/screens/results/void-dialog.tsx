import type { voidAttempt } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../api/call.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { type AttemptRow, resultsPath } from './results-types.ts'

/** Declares one sitting void, with the words that its doctor reads. */
export function VoidDialog({ attempt, onClose }: { attempt: AttemptRow; onClose: () => void }) {
  const client = useQueryClient()
  const { name } = attempt.doctor
  return (
    <WordsDialog
      title={m.office_results_void_of({ name })}
      text={m.office_results_void_text({ name })}
      send={m.office_results_void_do()}
      label={m.office_results_reason()}
      hint={m.office_results_void_reason_hint()}
      atLeast={3}
      isGrave
      act={async (reason) => {
        await post<typeof voidAttempt>(`${resultsPath}/attempts/:id/void`, { reason }, { params: { id: attempt.id } })
        showToast({ text: m.office_results_voided() })
        await client.invalidateQueries({ queryKey: [`${resultsPath}/:id/attempts`] })
      }}
      onClose={onClose}
    />
  )
}
