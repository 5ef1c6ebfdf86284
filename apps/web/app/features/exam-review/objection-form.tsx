import type { objectToQuestion } from '@prostuti/contract'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { SelectField } from '@prostuti/ui/select-field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import type { ReviewData } from '../../kit/exam/result/review-query.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { type ObjectionReason, objectionReasons, objectionReasonWords } from './objection-words.ts'

type ObjectionFormProps = { answer: QuestionAnswer; examKey: string; onClose: () => void }

const fewest = 5

/** Says once what is wrong with a question. Sent again after a lost answer, it is the same objection. */
export default function ObjectionForm({ answer, examKey, onClose }: ObjectionFormProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState<ObjectionReason | ''>('')
  const [words, setWords] = useState('')
  const [source, setSource] = useState('')
  const [isShort, setIsShort] = useState(false)
  const questionId = answer.question.id
  const sending = useSend({
    act: (chosen: ObjectionReason) =>
      request<typeof objectToQuestion>('POST', '/api/v3/web/doctor/objections', {
        body: {
          exam_key: examKey,
          question_id: questionId,
          reason: chosen,
          words: words.trim(),
          source: source.trim() || null,
        },
      }),
    onDone: ({ objection }) => {
      // Every review that is open shows it: of the other attempts at the same paper too.
      client.setQueriesData<ReviewData>({ queryKey: ['/api/v3/web/doctor/exam-answers'] }, (data) =>
        data?.exam.key === examKey ? withObjection(data, questionId, objection) : data,
      )
      onClose()
    },
  })
  const send = () => {
    const tooShort = words.trim().length < fewest
    setIsShort(tooShort)
    if (reason !== '' && !tooShort) sending.send(reason)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.review_object_title({ n: localizeDigits(answer.position, getLocale()) })}
      actions={
        <button
          type="button"
          className="btn btn-brand"
          aria-busy={sending.sending}
          disabled={reason === ''}
          onClick={send}
        >
          {m.review_object_send()}
        </button>
      }
    >
      <div className="stack">
        <SelectField
          name="reason"
          label={m.review_object_reason()}
          placeholder={m.review_object_choose()}
          value={reason}
          options={objectionReasons.map((value) => ({ value, label: objectionReasonWords(value) }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ObjectionReason | '')}
        />
        <TextAreaField
          name="words"
          label={m.review_object_words()}
          maxLength={1000}
          value={words}
          error={isShort ? m.review_object_short() : undefined}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <TextField
          name="source"
          label={m.review_object_source()}
          note={m.review_object_optional()}
          maxLength={200}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        />
        <p className="hint">{m.review_object_once()}</p>
        <p role="alert" className="err">
          {sending.error && (sending.error.message || m.review_object_failed())}
        </p>
      </div>
    </Dialog>
  )
}

const withObjection = (
  data: ReviewData,
  questionId: number,
  objection: NonNullable<QuestionAnswer['objection']>,
): ReviewData => ({
  ...data,
  answers: data.answers.map((answer) => (answer.question.id === questionId ? { ...answer, objection } : answer)),
})
