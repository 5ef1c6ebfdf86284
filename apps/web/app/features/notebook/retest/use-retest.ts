import { useEffect, useRef, useState } from 'react'
import type { WireAnswer } from '../../../kit/exam/exam-types.ts'
import { cardNow } from '../engine/day-state.ts'
import type { Feeling, RetestCard, Review } from '../engine/notebook-types.ts'
import type { OpenNotebook } from '../engine/use-notebook.ts'

/** The card before the doctor, and what can be done with it. */
export type RetestTurn = {
  card: RetestCard | undefined
  answer: WireAnswer | undefined
  /** The answer as it was taken down; undefined while it can still be changed. */
  review: Review | undefined
  /** How many were done before this one, and of how many. */
  done: number
  total: number
  canUndo: boolean
  /** Grows with every answer that was taken back. */
  undone: number
  choose(answer: WireAnswer): void
  check(): void
  feel(feeling: Feeling): void
  next(): void
  undo(): void
}

type Judged = { card: RetestCard; reviewId: string }

export function useRetest({ engine, notebook }: OpenNotebook): RetestTurn {
  const [answer, setAnswer] = useState<WireAnswer>()
  const [judged, setJudged] = useState<Judged>()
  const [undone, setUndone] = useState(0)
  const { left, today } = notebook
  const review = judged && today.find(({ id }) => id === judged.reviewId)
  const card = judged && review ? cardNow(judged.card, notebook.day) : left[0]
  const cardId = card?.question.id
  const shownAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card begins another time
  useEffect(() => {
    shownAt.current = performance.now()
  }, [cardId])
  // Another tab may have answered the card that stands here: what was chosen belonged to that one.
  const chosenFor = useRef(cardId)
  if (chosenFor.current !== cardId) {
    chosenFor.current = cardId
    if (answer !== undefined) setAnswer(undefined)
  }
  const last = today.at(-1)
  const done = notebook.done - (review ? 1 : 0)

  return {
    ...{ card, review, undone, done, answer: review ? review.answer : answer },
    total: done + left.length + (review ? 1 : 0),
    canUndo: last !== undefined,
    choose: (chosen) => {
      if (!review) setAnswer(chosen)
    },
    check() {
      if (!card || review) return
      const reviewId = engine.answer(card, answer ?? null, performance.now() - shownAt.current)
      setJudged({ card, reviewId })
    },
    feel: (feeling) => review && engine.feel(review.id, feeling),
    next() {
      setJudged(undefined)
      setAnswer(undefined)
      engine.goOn()
    },
    undo() {
      if (!last) return
      engine.undo(last.id)
      setJudged(undefined)
      setAnswer(undefined)
      setUndone(undone + 1)
    },
  }
}
