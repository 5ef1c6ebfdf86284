import { useEffect, useMemo } from 'react'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import { goesOn } from '../../../kit/keys/key-press.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import type { RunningRoom } from '../engine/room.ts'
import { Judged } from './judged.tsx'
import type { StudyParts } from './study-parts.ts'
import { type Explained, useStudy } from './use-study.ts'

type StudyRoomProps = {
  room: RunningRoom
  client: ExamClient
  onStudy: (study: StudyParts) => void
  go: (position: number) => void
  onFinish: () => void
}

/** What study mode adds to a room; draws nothing itself. A part of its own, so that nobody who sits an exam waits for it. */
export function StudyRoom({ room, client, onStudy, go, onFinish }: StudyRoomProps) {
  const { of, check } = useStudy(room, client)
  const { fullness } = room
  const study = useMemo((): StudyParts => {
    const is = (id: number, ...states: Explained['state'][]) => states.includes(of(id).state)
    return {
      of: (id) => ({ explained: of(id), Judged }),
      isOpen: (id) => is(id, 'open', 'kept_back'),
      canCheck: (id) => is(id, 'open') && fullness(id) !== 'empty',
      check,
    }
  }, [of, check, fullness])
  useEffect(() => onStudy(study), [study, onStudy])
  // Checks an answer, and leads to the next question once that is done.
  const onEnter = () => {
    const question = room.questions[room.here]
    if (question && study.canCheck(question.id)) study.check(question.id)
    else if (room.here < room.questions.length - 1) go(room.here + 1)
    else onFinish()
  }
  useKeys((press) => goesOn(press) || undefined, onEnter)
  return null
}
