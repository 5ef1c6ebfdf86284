import { type Db, tables } from '@prostuti/db'
import { asc } from 'drizzle-orm'
import { isUnclosed } from '../../results/read-embargoes.ts'
import { findSharedQuestions } from './find-shared-questions.ts'

const { paper } = tables

type Warn = (facts: object, text: string) => void

/**
 * A sweep that tells staff, through the log, of ranked papers open or to come whose questions stand in others, each pair once
 * in a process. Answers how many it told of.
 */
export function createSharedQuestionsSweep(db: Db, warn: Warn): (now: Date) => Promise<number> {
  const told = new Set<string>()
  return async (now) => {
    const unclosed = await db
      .select({ id: paper.id, key: paper.key })
      .from(paper)
      .where(isUnclosed(now))
      .orderBy(asc(paper.id))
    let count = 0
    for (const { id, key } of unclosed)
      for (const { paperId, key: other, questionIds, concern } of await findSharedQuestions(db, { paperId: id, now })) {
        const pair = `${id} ${paperId} ${concern} ${questionIds.length}`
        if (concern === 'none' || told.has(pair)) continue
        told.add(pair)
        warn({ paper: key, other, questions: questionIds.length }, warnings[concern])
        count += 1
      }
    return count
  }
}

const warnings = {
  answers_out: 'a ranked paper asks questions whose answers another paper has shown',
  answers_wait: 'two ranked papers share questions: the answers of both wait until both have closed',
}
