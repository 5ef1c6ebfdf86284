import type { QuestionTypeName } from '@prostuti/exam-rules'

/** `study`: the explanation after each answer; `timed`: under the rules of an exam, everything at the end. */
type PracticeMode = 'study' | 'timed'

/** `wrong`: not right the last time it was answered; `unseen`: in no paper that the doctor has sat. */
export type PracticeSource = 'wrong' | 'unseen' | 'all'

/** How many questions a set may be asked for. */
type PracticeSize = 10 | 20 | 50 | 100

/** What a doctor asks for. Empty lists mean: whichever there are. */
export type PracticeChoices = {
  readonly subjectIds: readonly number[]
  /** From the analysis of a result: these topics alone. */
  readonly topicIds: readonly number[]
  readonly types: readonly QuestionTypeName[]
  readonly source: PracticeSource
  readonly size: PracticeSize
  readonly mode: PracticeMode
  /** The rule pack of a timed set; null in study mode. */
  readonly pack: string | null
}
