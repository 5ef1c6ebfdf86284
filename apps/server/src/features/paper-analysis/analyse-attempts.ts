import { setImmediate } from 'node:timers/promises'
import { type Db, type Transaction, tables } from '@prostuti/db'
import {
  type AnalysedQuestion,
  addCandidate,
  analysePaper,
  createItemTable,
  markAttempt,
  type PaperItems,
  questionWorth,
  replaySteps,
} from '@prostuti/exam-rules'
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { asAttempt, asSteps, attemptColumns, loadPaper, type Paper, readSteps } from '../exam/index.ts'

const { attempt, paperAnalysis } = tables

export type AnalysedAttempts = (typeof tables.analysedAttempts)[number]

type Order = {
  paperId: number
  attempts: AnalysedAttempts
  now: Date
  progress?: (done: number, total: number) => Promise<void>
}

const atOnce = 100

/**
 * Works out what everybody's answers say about the questions of a paper, and keeps it for the present revision of its keys. Attempts that
 * cannot be marked and void ones are left out, as are those who answered too little.
 */
export async function analyseAttempts(db: Db, { paperId, attempts, now, progress }: Order): Promise<void> {
  const [paper, items] = await db.transaction((tx) => readItems(tx, { paperId, attempts, progress }), {
    isolationLevel: 'repeatable read',
  })
  const { sittings, byRight, byMarks, items: analysed } = items
  const row = {
    keysRevision: paper.row.keysRevision,
    sittings,
    reliability: { byRight, byMarks },
    items: analysed,
    analysedAt: now,
  }
  await db
    .insert(paperAnalysis)
    .values({ paperId, attempts, ...row })
    .onConflictDoUpdate({ target: [paperAnalysis.paperId, paperAnalysis.attempts], set: row })
}

async function readItems(
  tx: Transaction,
  { paperId, attempts, progress }: Pick<Order, 'paperId' | 'attempts' | 'progress'>,
): Promise<[Paper, PaperItems]> {
  const paper = await loadPaper(tx, paperId)
  const chosen = and(
    eq(attempt.paperId, paperId),
    isNotNull(attempt.finishedAt),
    isNull(attempt.voidedAt),
    attempts === 'first' ? attempt.ranked : undefined,
  )
  const total = await tx.$count(attempt, chosen)
  const table = createItemTable(analysedQuestions(paper), total)
  for (let last = 0, done = 0; ; ) {
    const rows = await tx
      .select(attemptColumns)
      .from(attempt)
      .where(and(chosen, gt(attempt.id, last)))
      .orderBy(asc(attempt.id))
      .limit(atOnce)
    if (rows.length === 0) break
    last = rows.at(-1)!.id
    const steps = await readSteps(
      tx,
      rows.map(({ id }) => id),
    )
    for (const [nth, row] of rows.entries()) {
      // Whoever is sitting an exam goes first.
      if (nth % 10 === 0) await setImmediate()
      add(table, paper, row, steps.get(row.id))
    }
    done += rows.length
    await progress?.(done, total)
  }
  const run = analysePaper(table)
  for (;;) {
    const step = run.next()
    if (step.done) return [paper, step.value]
    await setImmediate()
  }
}

function add(
  table: ReturnType<typeof createItemTable>,
  paper: Paper,
  row: Parameters<typeof asAttempt>[0],
  written: Parameters<typeof asSteps>[1],
): void {
  const sat = asAttempt(row)
  try {
    const steps = asSteps(paper, written)
    addCandidate(table, replaySteps(sat, steps), markAttempt(paper.markable, sat, steps))
  } catch {
    // It cannot be marked, which its own row of faults says: the others are counted without it.
  }
}

const analysedQuestions = ({ row, questions }: Paper): AnalysedQuestion[] => {
  const rules = new Map(row.rules.sections.map(({ key, rule }) => [key, rule]))
  return questions.map(({ id, type, parts, key, section }) => {
    const rule = rules.get(section)
    return {
      id,
      type,
      parts,
      key,
      outOf: rule ? questionWorth(type, parts.length, rule, key.grace) : 0,
      byStems: rule?.unit === 'stem',
    }
  })
}
