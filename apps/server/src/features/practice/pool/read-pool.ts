import type { Db } from '@prostuti/db'
import type { LastTime } from '@prostuti/learning-rules/practice/choose-questions'
import { LRUCache } from 'lru-cache'
import { readAllEmbargoed } from '../../exam/index.ts'
import { createPaperContents, type PaperContents, type SourcedQuestion } from './paper-contents.ts'
import { createLastTimes } from './sat-questions.ts'
import { readSourceExams, type SourceExam } from './source-exams.ts'

/** All that a doctor may practise now, each question once. How each went is asked for by whoever draws or counts: opening needs it not. */
export type Pool = { questions: SourcedQuestion[]; lastTimes: () => Promise<(id: number) => LastTime> }

export type ReadPool = (doctorId: number, now: Date) => Promise<Pool>

export function createPool(db: Db): ReadPool {
  const contents = createPaperContents()
  const lastTimes = createLastTimes()
  const merge = rememberMerged(contents)
  return async (doctorId, now) => {
    const papers = await readSourceExams(db, { doctorId, now })
    const questions = await merge(db, papers, await readAllEmbargoed(db, { doctorId, now }))
    return { questions, lastTimes: () => lastTimes(db, { doctorId, openIds: new Set(papers.map(({ id }) => id)) }) }
  }
}

type Merge = (db: Db, papers: SourceExam[], kept: ReadonlySet<number>) => Promise<SourcedQuestion[]>

/**
 * Doctors of one course have the same exams open: what these come to together is worked out once for all of them. An exam with a question
 * that is kept back waits as a whole, as its review does: one question that goes would tell what a coming exam asks.
 */
function rememberMerged(contents: PaperContents): Merge {
  const known = new LRUCache<string, { parts: SourcedQuestion[][]; merged: SourcedQuestion[] }>({ max: 200 })
  return async (db, papers, kept) => {
    // Of a question that several asked, the newest exam is where it comes from.
    const inOrder = papers.toSorted(
      (one, other) => one.opensAt.getTime() - other.opensAt.getTime() || one.id - other.id,
    )
    const all = await contents(db, inOrder)
    const isWaiting = all.map((part) => kept.size > 0 && part.some(({ id }) => kept.has(id)))
    const parts = all.filter((_, at) => !isWaiting[at])
    const key = inOrder.flatMap(({ id }, at) => (isWaiting[at] ? [] : [id])).join()
    const remembered = known.get(key)
    if (remembered && parts.every((part, at) => part === remembered.parts[at])) return remembered.merged
    const merged = [...new Map(parts.flat().map((question) => [question.id, question])).values()]
    known.set(key, { parts, merged })
    return merged
  }
}
