import type { PaperOrder } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { oncePerPaper } from '../papers/once-per-paper.ts'
import type { Paper } from '../papers/paper-store.ts'
import type { ExamCard } from '../papers/present-card.ts'
import { presentProperty } from '../papers/present-property.ts'
import { questionsJson } from '../papers/questions-json.ts'
import type { ExamResult } from '../results/read-result.ts'
import { type Sitting, untouched } from './open-attempt.ts'

/** What the exam and its property are called in each family of calls. */
export type Family = { exam: string; property: string }

type SittingFacts = {
  family: Family
  paper: Paper
  card: ExamCard
  /** Of an attempt that is done. */
  result: ExamResult | undefined
  sitting: Sitting
  /** Where the room holds the sealed paper: what opens it, and no questions. */
  key?: string | undefined
  now: Date
  locale: Locale
}

/** The whole answer as JSON, ready to leave: the questions in it were written long before. */
export function presentSitting({ family, paper, card, result, sitting, key, now, locale }: SittingFacts): Buffer {
  const running = sitting.state === 'running' ? sitting.attempt : undefined
  const resumed = sitting.state === 'running' ? sitting.resumed : untouched
  const exam = `"${family.exam}":${JSON.stringify(card)},"${family.property}":${propertyJson(paper, locale)}`
  const body = JSON.stringify({
    ...(result && { result }),
    server_time: now.toISOString(),
    attempt: running?.number ?? null,
    started_at: running?.startedAt.toISOString() ?? null,
    ends_at: running?.endsAt.toISOString() ?? null,
    news: running?.news ?? 0,
    paused: running !== undefined && running.pausedAt !== null,
    partial_answers: resumed.answers,
    answered_question_ids: resumed.progress.full,
    partial_answered_question_ids: resumed.progress.partial,
    flagged_question_ids: running?.flaggedIds ?? [],
    last_sequence: Math.max(resumed.lastSequence, running?.flagsSequence ?? 0),
  })
  const before = `{${exam},${body.slice(1, -1)},"questions":`
  if (running === undefined) return Buffer.from(`${before}[]}`)
  if (key === undefined) return questionsJson(paper, running.order, locale, before, '}')
  return Buffer.from(`${before}[],"seal":{"key":"${key}","order":[${orderJson(running.order)}]}}`)
}

const propertyJson = oncePerPaper((paper, locale) => JSON.stringify(presentProperty(paper, locale)))

const orderJson = ({ questions, parts }: PaperOrder): string =>
  questions.map((id) => (parts[id] ? `[${id},${parts[id].join()}]` : `[${id}]`)).join()
