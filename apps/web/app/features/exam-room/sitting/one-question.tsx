import type { RunningRoom } from '../engine/room.ts'
import { questionOf, RoomQuestion } from '../questions/room-question.tsx'
import type { StudyParts } from '../study/study-parts.ts'
import { RoomFoot } from './room-foot.tsx'

type OneQuestionProps = {
  room: RunningRoom
  study: StudyParts | undefined
  go: (position: number) => void
  onFinish: () => void
}

export function OneQuestion({ room, study, go, onFinish }: OneQuestionProps) {
  const { questions, here } = room
  const question = questions[here]
  if (!question) return null
  return (
    <>
      <RoomQuestion
        key={question.id}
        {...questionOf(room, question, here)}
        {...study?.of(question.id)}
        withFlag={false}
      />
      <RoomFoot
        first={here === 0}
        last={here === questions.length - 1}
        flagged={room.flagged.has(question.id)}
        parts={question.parts.length}
        onPrevious={() => go(here - 1)}
        onNext={() => go(here + 1)}
        onFlag={() => room.toggleFlag(question.id)}
        onFinish={onFinish}
        onCheck={study?.canCheck(question.id) ? () => study.check(question.id) : undefined}
      />
    </>
  )
}
