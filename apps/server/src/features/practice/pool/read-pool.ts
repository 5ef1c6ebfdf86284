import type { Db } from '@prostuti/db'
import type { LastTime } from '@prostuti/learning-rules/practice/choose-questions'
import { LRUCache } from 'lru-cache'
import { readAllEmbargoed } from '../../exam/index.ts'
import { type OpenPaper, readOpenPapers } from './open-papers.ts'
import { createPaperContents, type PaperContents, type SourcedQuestion } from './paper-contents.ts'
import { createLastTimes } from './sat-questions.ts'

/** All that a doctor may practise now, each question once. How each went is asked for by whoever draws or counts: opening needs it not. */
export type Pool = { questions: SourcedQuestion[]; lastTimes: () => Promise<(id: number) => LastTime> }

export type ReadPool = (doctorId: number, now: Date) => Promise<Pool>

export function createPool(db: Db): ReadPool {
  const contents = createPaperContents()
  const lastTimes = createLastTimes()
  const merge = rememberMerged(contents)
  return async (doctorId, now) => {
    const papers = await readOpenPapers(db, { doctorId, now })
    const [merged, kept] = await Promise.all([merge(db, papers), readAllEmbargoed(db, now)])
    // Few questions are kept back; mostly none of these.
    const questions = kept.size === 0 ? merged : merged.filter(({ id }) => !kept.has(id))
    return { questions, lastTimes: () => lastTimes(db, { doctorId, openIds: new Set(papers.map(({ id }) => id)) }) }
  }
}

/** Doctors of one course have the same exams open: what these come to together is worked out once for all of them. */
function rememberMerged(contents: PaperContents): (db: Db, papers: OpenPaper[]) => Promise<SourcedQuestion[]> {
  const known = new LRUCache<string, { parts: SourcedQuestion[][]; merged: SourcedQuestion[] }>({ max: 200 })
  return async (db, papers) => {
    // Of a question that several asked, the newest exam is where it comes from.
    const inOrder = papers.toSorted(
      (one, other) => one.opensAt.getTime() - other.opensAt.getTime() || one.id - other.id,
    )
    const parts = await contents(db, inOrder)
    const key = inOrder.map(({ id }) => id).join()
    const remembered = known.get(key)
    if (remembered && parts.every((part, at) => part === remembered.parts[at])) return remembered.merged
    const merged = [...new Map(parts.flat().map((question) => [question.id, question])).values()]
    known.set(key, { parts, merged })
    return merged
  }
}
