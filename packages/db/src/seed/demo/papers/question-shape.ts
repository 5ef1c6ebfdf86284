/** A question as the demo papers are written. Text is plain text; `^{…}` and `_{…}` mark super- and subscripts. */
export type DemoSba = {
  type: 'sba'
  subject: string
  text: string
  /** Four or five. */
  options: string[]
  /** The place of the right one, from 0. */
  answer: number
  explanation: string
}

/** True/false stems, five at most. */
export type DemoMtf = {
  type: 'mcq'
  subject: string
  text: string
  stems: [text: string, isTrue: boolean][]
  explanation: string
}

export type DemoQuestion = DemoSba | DemoMtf
