import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { QuestionAnswer } from '../../../kit/exam/exam-types.ts'
import type { RunningRoom } from '../engine/room.ts'
import { createExplanationAsker, type ExplanationAsker } from './explanation-asker.ts'

/** How far the explanation of a question is: on its way as soon as the server has the answer, or refused as things are. */
export type Explained = { state: 'open' | 'waiting' | 'kept_back' } | { state: 'shown'; answer: QuestionAnswer }

export type Study = {
  of(questionId: number): Explained
  /** What is right shall be shown; the answer stands from here on. */
  check(questionId: number): void
}

const open: Explained = { state: 'open' }
const waiting: Explained = { state: 'waiting' }
const keptBack: Explained = { state: 'kept_back' }

/**
 * Practice in study mode. A question that is to be explained takes no other answer; the explanation is asked for once the answer is on the
 * server's disk, and again whenever the network comes back. Where it is refused nothing was shown, so that nothing has to stand.
 */
export function useStudy(room: RunningRoom, client: ExamClient): Study {
  const { showAnswer, answers: readAnswers } = client
  const [shown, setShown] = useState<ReadonlyMap<number, QuestionAnswer>>(new Map())
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const asker = useRef<ExplanationAsker>(undefined)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a client is known by its name
  useEffect(() => {
    if (showAnswer === undefined) return
    const made = createExplanationAsker({
      ...{ show: showAnswer, random: Math.random },
      onShown: (answer) => keep([answer]),
      onKeptBack: (id) => setRefused((before) => new Set([...before, id])),
    })
    asker.current = made
    return made.stop
  }, [client.name, keep])
  const ready = [...wanted].filter((id) => !shown.has(id) && !refused.has(id) && room.save.ofQuestion(id) === 'saved')
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is ready, not by the list that it came in
  useEffect(() => asker.current?.want(ready), [ready.join()])
  useEffect(() => {
    if (room.connection === 'online') asker.current?.wake()
  }, [room.connection])

  return useMemo(() => {
    return {
      of(id) {
        const answer = shown.get(id)
        if (answer) return { state: 'shown', answer }
        if (refused.has(id)) return keptBack
        return wanted.has(id) ? waiting : open
      },
      check: (id) => setWanted((before) => new Set([...before, id])),
    }
  }, [shown, wanted, refused])
}
