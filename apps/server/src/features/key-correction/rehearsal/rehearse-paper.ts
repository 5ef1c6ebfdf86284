import { setImmediate } from 'node:timers/promises'
import type { Transaction, tables } from '@prostuti/db'
import {
  type Answer,
  type AnswerKey,
  type CorrectionKind,
  correctedKey,
  markQuestion,
  type QuestionMark,
  readAnswer,
  replaySteps,
  shiftTotal,
} from '@prostuti/exam-rules'
import { type LoadedQuestion, loadPaper, type Paper } from '../../exam/index.ts'
import { type AnsweredAttempt, answeredAttempts } from './question-answers.ts'
import { createRehearsed, type RehearsedAttempt, writeRehearsed } from './rehearsed-table.ts'

export type Rehearsal = {
  paperId: number
  questionId: number
  key: AnswerKey
  /** What staff hold to be right, for the other ways of setting it right; null where they have chosen nothing. */
  chosen: AnswerKey | null
  /** Called with how many more attempts were looked at. */
  advance: (count: number) => Promise<void>
}

/** What rehearsing one paper found beside what it did to each attempt. */
export type RehearsedPaper = {
  paper: Paper
  question: LoadedQuestion
  attempts: number
  choices: tables.PaperEffect['choices']
  alternatives: tables.CorrectionAlternative[]
}

const kinds: readonly CorrectionKind[] = ['new_key', 'accept', 'everyone', 'void']

/**
 * Marks one question of every attempt of a paper with the old key and with the new one, by the functions that mark results, and writes
 * both totals into the table of the transaction. Only that question is marked: a total is the sum of its questions (`shiftTotal`).
 */
export async function rehearsePaper(tx: Transaction, given: Rehearsal): Promise<RehearsedPaper> {
  const { paperId, questionId, key, chosen, advance } = given
  const paper = await loadPaper(tx, paperId)
  const question = paper.byId.get(questionId)
  if (question === undefined) throw new Error(`paper ${paperId} has no question ${questionId}`)
  const marking = createMarking(paper, question)
  const counts = createCounts(question)
  const others = kinds.flatMap((kind) => {
    const other = correctedKey(question.key, kind, chosen)
    return other ? [{ kind, key: other, rising: 0, falling: 0, outOf: 0 }] : []
  })
  await createRehearsed(tx)
  let attempts = 0
  const of = { paperId, questionId, keysRevision: paper.row.keysRevision }
  for await (const page of answeredAttempts(tx, of)) {
    const rows: RehearsedAttempt[] = []
    for (const attempt of page) {
      const answer = answerOf(question, attempt)
      if (answer === 'unreadable') continue
      const before = marking(question.key, answer)
      const after = marking(key, answer)
      counts.add(answer)
      for (const other of others) compare(other, before, marking(other.key, answer))
      rows.push({ attempt, after: shiftTotal(paper.row.rules, attempt, { before, after }) })
    }
    await writeRehearsed(tx, rows)
    attempts += page.length
    await advance(page.length)
    // Whoever is sitting an exam goes first.
    await setImmediate()
  }
  const worth = (other: AnswerKey) =>
    paper.row.totalMarks + marking(other, undefined).outOf - marking(question.key, undefined).outOf
  return {
    paper,
    question,
    attempts,
    choices: counts.list(),
    alternatives: others.map(({ kind, key: other, rising, falling }) => ({
      kind,
      rising,
      falling,
      outOf: worth(other),
    })),
  }
}

function createMarking(paper: Paper, question: LoadedQuestion) {
  const rule = paper.row.rules.sections.find(({ key }) => key === question.section)?.rule
  if (rule === undefined) throw new Error(`the rules do not know section ${question.section}`)
  return (key: AnswerKey, answer: Answer | undefined): QuestionMark => markQuestion(question, key, answer, rule)
}

/** What counts of the steps of one question. One that does not fit it is a fault of the attempt, which keeps the marks it has. */
function answerOf(question: LoadedQuestion, attempt: AnsweredAttempt): Answer | undefined | 'unreadable' {
  if (attempt.steps.length === 0) return undefined
  const steps = attempt.steps.map(({ sequence, answer, savedAt }) => {
    const reading = readAnswer(question, answer)
    return reading.ok ? { questionId: question.id, sequence, answer: reading.answer, at: new Date(savedAt) } : undefined
  })
  if (steps.includes(undefined)) return 'unreadable'
  const { startedAt, endsAt, ranked, finishedAt, finishedBy } = attempt
  const finish = { at: finishedAt, by: finishedBy }
  const sat = { startedAt, endsAt, pausedAt: null, ranked, finish, regradedAt: null }
  return replaySteps(
    sat,
    steps.filter((step) => step !== undefined),
  ).get(question.id)
}

function compare(other: { rising: number; falling: number }, before: QuestionMark, after: QuestionMark): void {
  if (after.marks > before.marks) other.rising += 1
  else if (after.marks < before.marks) other.falling += 1
}

function createCounts({ type, parts }: LoadedQuestion) {
  const counts = new Map<string, tables.PaperEffect['choices'][number]>()
  const of = (partId: number | null, said: 'T' | 'F' | null) => {
    const key = `${partId} ${said}`
    const known = counts.get(key) ?? { partId, said, count: 0 }
    counts.set(key, known)
    return known
  }
  // Every choice stands in the list, in its order, though nobody took it.
  for (const { id } of parts) for (const said of type === 'sba' ? [null] : (['T', 'F'] as const)) of(id, said)
  of(null, null)
  return {
    add(answer: Answer | undefined) {
      if (answer?.type === 'sba' && answer.option !== null) of(answer.option, null).count += 1
      else if (answer?.type === 'mcq' && Object.keys(answer.stems).length > 0)
        for (const [id, said] of Object.entries(answer.stems)) of(Number(id), said).count += 1
      else of(null, null).count += 1
    },
    list: () => [...counts.values()],
  }
}
