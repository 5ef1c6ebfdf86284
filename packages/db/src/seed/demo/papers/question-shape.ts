import type { QuestionImage } from '../../../tables/exam/exam-values.ts'

/**
 * A question as the demo papers are written. Text is plain text; `^{…}` and `_{…}` mark super- and subscripts,
 * `\frac{…}{…}` and `\sqrt{…}` fractions and roots.
 */
export type DemoSba = Common & {
  type: 'sba'
  /** Four or five. */
  options: string[]
  /** The position of the right one, from 0. */
  answer: number
}

/** True/false stems, five at most. */
export type DemoMtf = Common & {
  type: 'mcq'
  stems: [text: string, isTrue: boolean][]
}

type Common = {
  subject: string
  text: string
  image?: QuestionImage
  explanation: string
}

export type DemoQuestion = DemoSba | DemoMtf
