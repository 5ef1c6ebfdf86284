import type { judgeQuestion } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useState } from 'react'
import { failureWords } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { questionsPath } from '../../../kit/question/question-types.ts'

type GiveBackDialogProps = { id: string; onClose: () => void; onGiven: () => Promise<void> }

/** Back to its author, with what is to be mended. */
export function GiveBackDialog({ id, onClose, onGiven }: GiveBackDialogProps) {
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const give = async () => {
    if (isBusy) return
    if (words.trim() === '') return setFailure(m.office_question_give_back_words())
    setIsBusy(true)
    try {
      await post<typeof judgeQuestion>(
        `${questionsPath}/:id/judgements`,
        { verb: 'give_back', words },
        { params: { id } },
      )
      await onGiven()
      onClose()
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_question_give_back()}
      actions={
        <button type="button" className="btn btn-brand" aria-busy={isBusy} onClick={() => void give()}>
          {m.office_question_give_back()}
        </button>
      }
    >
      <TextAreaField
        name="words"
        label={m.office_question_give_back_what()}
        value={words}
        error={failure}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
    </Dialog>
  )
}
