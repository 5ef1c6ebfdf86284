import type { judgeQuestion } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { post } from '../../../api/call.ts'
import { WordsDialog } from '../../../kit/act/words-dialog.tsx'
import { questionsPath } from '../../../kit/question/question-types.ts'

type GiveBackDialogProps = { id: string; onClose: () => void; onGiven: () => Promise<void> }

/** Back to its author, with what is to be mended. */
export function GiveBackDialog({ id, onClose, onGiven }: GiveBackDialogProps) {
  return (
    <WordsDialog
      title={m.office_question_give_back()}
      label={m.office_question_give_back_what()}
      atLeast={1}
      atMost={1000}
      act={async (words) => {
        const body = { verb: 'give_back' as const, words }
        await post<typeof judgeQuestion>(`${questionsPath}/:id/judgements`, body, { params: { id } })
        await onGiven()
      }}
      onClose={onClose}
    />
  )
}
