import type { RunningRoom } from '../engine/room.ts'
import { QuestionCard } from '../questions/question-card.tsx'
import { RoomFoot } from './room-foot.tsx'

type OneQuestionProps = { room: RunningRoom; go: (place: number) => void; onFinish: () => void }

export function OneQuestion({ room, go, onFinish }: OneQuestionProps) {
  const { questions, here, exam, save } = room
  const question = questions[here]
  if (!question) return null
  return (
    <>
      <QuestionCard
        key={question.id}
        question={question}
        place={here}
        total={questions.length}
        answer={room.answers.get(question.id)}
        answerPlace={save.ofQuestion(question.id)}
        durable={save.durable}
        flagged={room.flagged.has(question.id)}
        costly={exam.negative_marking}
        closed={room.ended}
        withFlag={false}
        onAnswer={room.choose}
        onFlag={room.toggleFlag}
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
      />
    </>
  )
}
