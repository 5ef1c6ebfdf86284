import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import type { RunningRoom } from '../engine/room.ts'

/** How far the explanation of a question is: on its way as soon as the server has the answer. */
export type Explained = { state: 'open' } | { state: 'waiting' } | { state: 'shown'; answer: QuestionAnswer }

export type Study = {
  of(questionId: number): Explained
  /** What is right shall be shown; the answer stands from here on. */
  check(questionId: number): void
}

const open: Explained = { state: 'open' }
const waiting: Explained = { state: 'waiting' }
const againAfterMs = 4_000

/**
 * Practice in study mode. A question that is to be explained takes no other answer; the explanation is asked for once the answer is on the
 * server's disk, and again whenever the network comes back.
 */
export function useStudy(room: RunningRoom, client: ExamClient): Study {
  const { showAnswer, answers: readAnswers } = client
  const [shown, setShown] = useState<ReadonlyMap<number, QuestionAnswer>>(new Map())
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [tries, setTries] = useState(0)
  const asking = useRef(new Set<number>())
  const keep = useCallback((some: readonly QuestionAnswer[]) => {
    setShown((before) => new Map([...before, ...some.map((answer) => [answer.question.id, answer] as const)]))
  }, [])

  // What was shown before the room was closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a client is known by its name; asked again when the network is back
  useEffect(() => {
    if (room.connection === 'offline') return
    let left = false
    readAnswers(room.attempt).then(
      ({ answers }) => !left && keep(answers),
      // Each can still be asked for by itself, and says the same again.
      () => {},
    )
    return () => {
      left = true
    }
  }, [client.name, room.attempt, room.connection])

  const ready = [...wanted].filter((id) => !shown.has(id) && room.save.ofQuestion(id) === 'saved')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is ready, not by the list that it came in
  useEffect(() => {
    if (showAnswer === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    for (const id of ready) {
      if (asking.current.has(id)) continue
      asking.current.add(id)
      showAnswer(id)
        .then((answer) => keep([answer]))
        .catch(() => {
          timer = setTimeout(() => setTries((before) => before + 1), againAfterMs)
        })
        .finally(() => asking.current.delete(id))
    }
    return () => clearTimeout(timer)
  }, [ready.join(), room.connection, tries])

  return useMemo(() => {
    return {
      of(id) {
        const answer = shown.get(id)
        if (answer) return { state: 'shown', answer }
        return wanted.has(id) ? waiting : open
      },
      check: (id) => setWanted((before) => new Set([...before, id])),
    }
  }, [shown, wanted])
}
