import type { Page, Response } from '@playwright/test'
import { tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { withDatabase } from './database.ts'

const { answerStep, attempt, attemptResult, paper } = tables

export type Question = { id: number; type: 'sba' | 'mcq'; parts: { id: number }[] }

/** The questions as this sitting shows them, from the answer that begins or resumes it. */
export async function questionsOf(page: Page, act: () => Promise<void>): Promise<Question[]> {
  const arrived = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    return response.request().method() === 'GET' && pathname.includes('/api/v3/web/on-spot-')
  })
  await act()
  const response = await arrived
  const { questions, seal } = (await response.json()) as { questions: Question[]; seal?: object }
  return seal === undefined ? questions : readWhole(page, response)
}

/** The room had the sealed paper and was given its key: who asks without it gets the same sitting with its questions. */
async function readWhole(page: Page, response: Response): Promise<Question[]> {
  const url = new URL(response.url())
  url.searchParams.delete('sealed')
  const { authorization } = await response.request().allHeaders()
  const whole = await page.request.get(url.href, { headers: { authorization: authorization ?? '' } })
  return ((await whole.json()) as { questions: Question[] }).questions
}

/** What the database has of a doctor's first attempt: the newest answer of every question, and what it came to. */
export async function savedSitting(doctorId: number, key: string) {
  return withDatabase(async ({ db }) => {
    const [sat] = await db
      .select({ id: attempt.id, endsAt: attempt.endsAt, flagged: attempt.flaggedIds })
      .from(attempt)
      .innerJoin(paper, eq(paper.id, attempt.paperId))
      .where(and(eq(attempt.doctorId, doctorId), eq(paper.key, key)))
    if (!sat) throw new Error('nobody sat it')
    const steps = await db
      .select()
      .from(answerStep)
      .where(eq(answerStep.attemptId, sat.id))
      .orderBy(asc(answerStep.sequence))
    const [result] = await db.select().from(attemptResult).where(eq(attemptResult.attemptId, sat.id))
    return { ...sat, answers: new Map(steps.map(({ questionId, answer }) => [questionId, answer])), result }
  })
}

/** Moves the end of a running sitting, as if the doctor had begun earlier. */
export async function endAt(attemptId: number, moment: Date): Promise<void> {
  await withDatabase(({ db }) => db.update(attempt).set({ endsAt: moment }).where(eq(attempt.id, attemptId)))
}
