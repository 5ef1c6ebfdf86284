import * as m from '@prostuti/text/messages'
import type { QuestionAnswer } from '../../kit/exam/exam-types.ts'
import { objectionReasonWords } from './objection-words.ts'
import styles from './styles/objecting.module.css'

/** What was objected, and what the centre said to it. */
export function Objected({ objection }: { objection: NonNullable<QuestionAnswer['objection']> }) {
  const { reason, words, source, verdict, answer } = objection
  return (
    <div className={styles.objected}>
      <b>{m.review_objected({ reason: objectionReasonWords(reason) })}</b>
      <p>{words}</p>
      {source && <p className="hint">{source}</p>}
      {verdict === null ? (
        <p className="hint">{m.review_object_waits()}</p>
      ) : (
        <div className={styles.answer} data-is={verdict}>
          <b>{verdict === 'accepted' ? m.review_object_accepted() : m.review_object_declined()}</b>
          {answer && <p>{answer}</p>}
        </div>
      )}
    </div>
  )
}
