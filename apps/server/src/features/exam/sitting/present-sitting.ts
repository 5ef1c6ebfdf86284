import type { Locale } from '@prostuti/text/locale'
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
  now: Date
  locale: Locale
}

/** The whole answer as JSON, ready to leave: the questions in it were written long before. */
export function presentSitting({ family, paper, card, result, sitting, now, locale }: SittingFacts): Buffer {
  const running = sitting.state === 'running' ? sitting.attempt : undefined
  const resumed = sitting.state === 'running' ? sitting.resumed : untouched
  const body = JSON.stringify({
    [family.exam]: card,
    [family.property]: presentProperty(paper, locale),
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
  const before = `${body.slice(0, -1)},"questions":`
  return running ? questionsJson(paper, running.order, locale, before, '}') : Buffer.from(`${before}[]}`)
}
