import type { listReviewers, moveQuestion } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, post } from '../../../api/call.ts'
import { ActDialog } from '../../../kit/act/act-dialog.tsx'
import { questionsPath, type Standing } from '../../../kit/question/question-types.ts'

type SendDialogProps = {
  id: string
  /** Who gave it back, and knows what it lacked. */
  reviewer: Standing['reviewer']
  onClose: () => void
  onSent: () => Promise<void>
}

/** Who is asked to look it through: somebody, or whoever comes first. */
export function SendDialog({ id, reviewer: before, onClose, onSent }: SendDialogProps) {
  const { data } = useQuery(get<typeof listReviewers>('/api/v3/admin/question-reviewers'))
  const [reviewer, setReviewer] = useState(before === null ? '' : String(before.id))
  const send = async () => {
    const body = { verb: 'send' as const, reviewer_id: reviewer === '' ? null : Number(reviewer) }
    await post<typeof moveQuestion>(`${questionsPath}/:id/moves`, body, { params: { id } })
    await onSent()
  }
  return (
    <ActDialog title={m.office_question_send()} act={send} onClose={onClose}>
      <SelectField
        name="reviewer"
        label={m.office_question_reviewer()}
        placeholder={m.office_question_any_reviewer()}
        value={reviewer}
        options={(data?.reviewers ?? []).map(({ id: value, name, waiting }) => ({
          value,
          label:
            waiting > 0
              ? m.office_question_reviewer_waiting({ name, count: formatNumber(waiting, getLocale()) })
              : name,
        }))}
        onChange={({ currentTarget }) => setReviewer(currentTarget.value)}
      />
    </ActDialog>
  )
}
