import { type Tx, tables } from '@prostuti/db'
import {
  createIdLister,
  type MarkablePaper,
  type PaperRelease,
  type PaperTimes,
  type Positions,
} from '@prostuti/exam-rules'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type LoadedQuestion, loadPracticeQuestions, loadQuestions } from './load-questions.ts'
import { type PaperRow, releaseOf, timesOf } from './paper-times.ts'

export type { LoadedQuestion } from './load-questions.ts'

const { paper, practiceSet } = tables

/** A paper with everything about it, keys included. Never leaves the server as it is. */
export type Paper = {
  row: PaperRow
  /** In the order in which they were written. */
  questions: LoadedQuestion[]
  byId: Map<number, LoadedQuestion>
  /** The ids of the questions at these positions, with commas, as they stand in an answer. */
  listIds: (positions: Positions) => string
  markable: MarkablePaper
  times: PaperTimes
  release: PaperRelease
  /** Of a doctor's own practice: whose it is, how it is sat, and from which exam each question came, in the order of the questions. */
  practice: Practice | null
}

export type Practice = Pick<typeof practiceSet.$inferSelect, 'doctorId' | 'mode' | 'choices' | 'sourceIds'>

type PaperKind = PaperRow['kind']

export type PaperStore = {
  /** Undefined for what does not exist, is not shown, or is of another kind. */
  byKey(key: string, kinds: readonly PaperKind[]): Promise<Paper | undefined>
  byId(id: number): Promise<Paper | undefined>
}

/** Always from the database. The row comes first: should a key be corrected in between, the marks only look older than they are. */
export async function loadPaper(tx: Tx, id: number): Promise<Paper> {
  const [row] = await tx.select().from(paper).where(eq(paper.id, id))
  if (row === undefined) throw new Error(`there is no paper ${id}`)
  const practice = row.kind === 'practice' ? await readPractice(tx, id) : null
  const questions = practice ? await loadPracticeQuestions(tx, id) : await loadQuestions(tx, id)
  return {
    row,
    questions,
    byId: new Map(questions.map((question) => [question.id, question])),
    listIds: createIdLister(questions),
    markable: { rules: row.rules, questions, keys: new Map(questions.map(({ id, key }) => [id, key])) },
    times: timesOf(row),
    release: releaseOf(row),
    practice,
  }
}

async function readPractice(tx: Tx, id: number): Promise<Practice> {
  const { doctorId, mode, choices, sourceIds } = practiceSet
  const [found] = await tx
    .select({ doctorId, mode, choices, sourceIds })
    .from(practiceSet)
    .where(eq(practiceSet.paperId, id))
  if (found === undefined) throw new Error(`practice paper ${id} has no set`)
  return found
}

const trustedForMs = 3000
const isShown: SQL = sql`${paper.isActive}`
/** In a store of their own: thousands of sets must not push an exam that is sat out of memory. */
const isPractice: SQL = sql`${paper.kind} = 'practice'`
export const createPracticeStore = (tx: Tx): PaperStore => createPaperStore(tx, 300, isPractice)

type CachedPaper = { paper: Paper; checkedAt: number; renewing: Promise<Paper | undefined> | undefined }

/**
 * Papers in memory, so that saving an answer reads none. Every few seconds one caller compares a cached paper with the database
 * for all; a correction made by another process is seen that much later, and what was marked meanwhile is marked again.
 */
export function createPaperStore(tx: Tx, max = 100, isMeant: SQL = isShown): PaperStore {
  const cached = new LRUCache<number, CachedPaper>({ max })
  const idOfKey = new LRUCache<string, number>({ max: 1_000 })
  const loading = new Map<number, Promise<Paper | undefined>>()

  const byId = async (id: number): Promise<Paper | undefined> => {
    const known = cached.get(id)
    if (known === undefined) return loadOnce(id)
    if (performance.now() - known.checkedAt < trustedForMs) return known.paper
    known.renewing ??= renew(id, known).finally(() => {
      known.renewing = undefined
    })
    return known.renewing
  }

  const loadOnce = (id: number): Promise<Paper | undefined> => {
    const started = loading.get(id) ?? load(id).finally(() => loading.delete(id))
    loading.set(id, started)
    return started
  }

  const load = async (id: number): Promise<Paper | undefined> => {
    const checkedAt = performance.now()
    if ((await readStamp(tx, id, isMeant)) === undefined) return undefined
    const loaded = await loadPaper(tx, id)
    cached.set(id, { paper: loaded, checkedAt, renewing: undefined })
    return loaded
  }

  const renew = async (id: number, known: CachedPaper): Promise<Paper | undefined> => {
    const checkedAt = performance.now()
    const stamp = await readStamp(tx, id, isMeant)
    if (stamp !== undefined && stamp === stampOf(known.paper.row)) {
      known.checkedAt = checkedAt
      return known.paper
    }
    cached.delete(id)
    return stamp === undefined ? undefined : load(id)
  }

  return {
    byId,
    async byKey(key, kinds) {
      const id = idOfKey.get(key) ?? (await findId(tx, key))
      if (id === undefined) return undefined
      const found = await byId(id)
      // Keys can move from one paper to another; then the next call looks again.
      if (found?.row.key === key) idOfKey.set(key, id)
      else idOfKey.delete(key)
      return found?.row.key === key && kinds.includes(found.row.kind) ? found : undefined
    },
  }
}

async function findId(tx: Tx, key: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.key, key), paper.isActive))
  return found?.id
}

/** What changes whenever the paper does; undefined for one that is none of the store's. */
async function readStamp(tx: Tx, id: number, isMeant: SQL): Promise<string | undefined> {
  const [row] = await tx
    .select({ updatedAt: paper.updatedAt, keysRevision: paper.keysRevision })
    .from(paper)
    .where(and(eq(paper.id, id), isMeant))
  return row && stampOf(row)
}

const stampOf = ({ updatedAt, keysRevision }: Pick<PaperRow, 'updatedAt' | 'keysRevision'>): string =>
  `${keysRevision} ${updatedAt.getTime()}`
