import { answerFullness, readAnswer } from '@prostuti/exam-rules'
import type { ExamQuestion, WireAnswer } from '../../../../kit/exam/exam-types.ts'
import type { Fullness } from '../room-types.ts'

/** By the same rules as the server, which lists the partial ones itself. */
export function fullnessOf(question: ExamQuestion, answer: WireAnswer): Fullness {
  const reading = readAnswer(question, answer)
  return reading.ok ? answerFullness(question, reading.answer) : 'empty'
}
