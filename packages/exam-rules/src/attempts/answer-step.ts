import type { Answer } from '../questions/question-types.ts'

/**
 * One save, never changed afterwards. `sequence` is the client's and grows with every choice of the attempt; repeats of a
 * save carry the same one. `at` is when the server got it.
 */
export type AnswerStep = {
  readonly sequence: number
  readonly questionId: number
  readonly answer: Answer
  readonly at: Date
}
