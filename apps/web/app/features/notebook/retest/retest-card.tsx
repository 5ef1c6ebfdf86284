import { QuestionCard } from '@prostuti/exam-ui/question-card'
import { ReviewedParts } from '@prostuti/exam-ui/reviewed-parts'
import * as m from '@prostuti/text/messages'
import { useDeferredValue } from 'react'
import { answeredCard, askedStems } from '../engine/judge-card.ts'
import type { RetestCard } from '../engine/notebook-types.ts'
import { Note } from '../note/note.tsx'
import styles from '../styles/retest.module.css'
import { ReadMore } from './read-more.tsx'
import type { RetestTurn } from './use-retest.ts'
import { Verdict } from './verdict.tsx'

type RetestCardViewProps = { card: RetestCard; turn: RetestTurn; onNote: (note: string | null) => void }

/** The question as in the exam room; once it is answered, what is right about it and all there is to read. */
export function RetestCardView({ card, turn, onNote }: RetestCardViewProps) {
  const { review, done, total, answer } = turn
  const given = givenStems(card)
  // The press is answered by the options, right and wrong; what there is to say and to read about it follows in the next frame.
  const read = useDeferredValue(review !== undefined)
  return (
    <div className={`card ${styles.sheet}`}>
      <QuestionCard
        question={card.question}
        position={done}
        total={total}
        answer={answer}
        closed={false}
        onAnswer={turn.choose}
        given={given}
        judged={
          review && (
            <ReviewedParts answer={answeredCard(card, review.answer, done + 1)} asked={card.stems ?? undefined} />
          )
        }
      >
        {review && read ? (
          <div className={styles.after}>
            <Verdict review={review} onFeel={turn.feel} />
            <ReadMore card={card} />
            <Note key={card.question.id} questionId={card.question.id} note={card.note} onKept={onNote} />
          </div>
        ) : (
          given && <p className={styles.hint}>{m.notebook_retest_stems_hint()}</p>
        )}
      </QuestionCard>
    </div>
  )
}

/** The truth of the stems that are not asked; undefined where all are. */
function givenStems(card: RetestCard) {
  if (card.stems === null || Array.isArray(card.correct_answer)) return undefined
  const asked = new Set(askedStems(card).map(String))
  const rest = Object.entries(card.correct_answer).filter(([id]) => !asked.has(id))
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}
