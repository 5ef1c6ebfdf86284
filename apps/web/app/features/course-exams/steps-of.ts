import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import type { ExamInfo } from './course-exam-queries.ts'

export type ExamStep = {
  name: 'open' | 'sit' | 'marks' | 'ranks' | 'answers'
  /** `never`: not for this sitting. */
  state: 'done' | 'now' | 'to_do' | 'lost' | 'never'
  /** When it came or will come, where that is known. */
  at: string | null
}

type Row = Pick<ExamInfo['row'], 'exam'>

/** The way of an exam from its opening to the answers, and how far this doctor has come on it. */
export function stepsOf({ exam }: Row, result: MarkedResult | undefined, now: number): ExamStep[] {
  if (exam === null) return []
  const isMissed = exam.state === 'missed' || exam.state === 'missed_late_open'
  const isSat = exam.state === 'finished'
  const open: ExamStep = {
    name: 'open',
    state: exam.state === 'not_open' ? 'to_do' : 'done',
    at: exam.opens_at,
  }
  const sit: ExamStep = {
    name: 'sit',
    state: isSat ? 'done' : isMissed ? 'lost' : exam.state === 'not_open' ? 'to_do' : 'now',
    at: isSat ? (result?.finished_at ?? null) : isMissed ? null : exam.closes_at,
  }
  if (isMissed) return [open, sit, { name: 'answers', state: exam.answers_released ? 'done' : 'to_do', at: null }]
  const marks: ExamStep = {
    name: 'marks',
    state: exam.result_ready ? 'done' : isSat ? 'now' : 'to_do',
    at: exam.marks_at,
  }
  return [open, sit, marks, ranks(exam, result), answers(exam, result, now)]
}

function ranks(exam: NonNullable<Row['exam']>, result: MarkedResult | undefined): ExamStep {
  if (exam.rank !== null) return { name: 'ranks', state: 'done', at: null }
  if (result && result.ranks_at === null) return { name: 'ranks', state: 'never', at: null }
  return { name: 'ranks', state: result ? 'now' : 'to_do', at: result?.ranks_at ?? exam.closes_at }
}

function answers(exam: NonNullable<Row['exam']>, result: MarkedResult | undefined, now: number): ExamStep {
  if (result?.answers_released) return { name: 'answers', state: 'done', at: null }
  const at = result?.answers_at ?? exam.closes_at
  // A moment that has passed would be a promise broken.
  return { name: 'answers', state: 'to_do', at: at !== null && Date.parse(at) > now ? at : null }
}
