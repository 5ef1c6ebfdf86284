import type { judgeQuestion, questionResource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { ShownQuestion } from '../../kit/question/shown-question.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './review-queue.module.css'

type JudgementProps = { row: RowOf<typeof questionResource>; isOwn: boolean; onJudged: () => void }

const path = '/api/v3/admin/questions/:id'

/** One question whole, and what is decided about it. Nobody accepts their own. */
export function Judgement({ row: { id }, isOwn, onJudged }: JudgementProps) {
  const { data, error } = useQuery(get<(typeof questionResource)['read']>(path, { params: { id } }))
  const [words, setWords] = useState('')
  const { isBusy, failure, act } = useAct()
  const judge = (verb: 'accept' | 'give_back') =>
    act(async () => {
      if (verb === 'give_back' && words.trim() === '') throw new Error(m.office_question_give_back_words())
      const body = verb === 'accept' ? { verb } : { verb, words }
      await post<typeof judgeQuestion>('/api/v3/admin/questions/:id/judgements', body, { params: { id } })
      showToast({ text: verb === 'accept' ? m.office_question_accepted() : m.office_question_given() })
      onJudged()
    })
  return (
    <section className={styles.one} aria-label={m.office_question()}>
      {error && <p role="alert">{error.message}</p>}
      {data ? <ShownQuestion fields={data.fields} number={id} /> : !error && <p role="status">{m.office_loading()}</p>}
      <div className={`card ${styles.judge}`}>
        {isOwn ? (
          <p>{m.office_review_own()}</p>
        ) : (
          <>
            <TextAreaField
              name="words"
              label={m.office_question_give_back_what()}
              hint={m.office_review_words_hint()}
              value={words}
              error={failure}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <div className={styles.acts}>
              <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void judge('give_back')}>
                {m.office_question_give_back()}
              </button>
              <button type="button" className="btn btn-go" aria-busy={isBusy} onClick={() => void judge('accept')}>
                {m.office_question_accept()}
              </button>
            </div>
          </>
        )}
        <Link className="link-in" to={`/questions/${id}`}>
          {m.office_review_open()}
        </Link>
      </div>
    </section>
  )
}
