import type { ResponseOf } from '@prostuti/contract'
import type { readPaperDesk } from '@prostuti/contract/staff'
import { checkPaper, type KeyBalance, keyFits, type PaperBalance } from '@prostuti/exam-rules'
import type { SharedQuestions } from '../../exam/index.ts'
import type { PaperRow } from '../paper-scope.ts'
import type { DeskQuestion } from './desk-questions.ts'

export type Check = ResponseOf<typeof readPaperDesk>['checks'][number]

export type CheckedPaper = {
  row: PaperRow
  questions: readonly DeskQuestion[]
  balance: PaperBalance
  /** Null for who may not see keys. */
  keys: KeyBalance | null
  alike: readonly { id: number; otherId: number }[]
  met: ReadonlyMap<number, unknown>
  shared: readonly SharedQuestions[]
  batches: number
  doctors: number | null
  isRehearsed: boolean
  now: Date
}

/** What stands between a paper and its freezing, and what is well with it, in the order in which a person looks. */
export function checksOf(paper: CheckedPaper): Check[] {
  const { questions, keys, balance } = paper
  const { easy, medium, hard, unknown } = balance.difficulty
  return [
    ...checkCounts(paper),
    ...checkQuestions(paper),
    checkTimes(paper),
    checkSitters(paper),
    ...checkShared(paper),
    well('difficulty', [easy, medium, hard, unknown], questions.length > 0),
    ...(keys ? [well('truths', [keys.stems.true, keys.stems.false], keys.stems.true + keys.stems.false > 0)] : []),
    check('rehearsal', paper.isRehearsed ? 'good' : 'must'),
  ].flatMap((each) => each ?? [])
}

const check = (name: Check['name'], level: Check['level'], more: Partial<Check> = {}): Check => ({
  name,
  level,
  numbers: [],
  counts: [],
  ...more,
})

const well = (name: Check['name'], counts: number[], isThere: boolean): Check | undefined =>
  isThere ? check(name, 'good', { counts }) : undefined

/** Fewer or more questions and marks than the rules say are for staff to decide; none at all are no paper. */
function checkCounts({ questions, balance: { gaps, sections, marks } }: CheckedPaper): Check[] {
  const missing = gaps.reduce((sum, each) => sum + each.missing, 0)
  const over = sections.reduce((sum, { found, quota }) => sum + Math.max(0, found - (quota ?? found)), 0)
  const level = questions.length === 0 ? 'must' : missing + over > 0 ? 'look' : 'good'
  const isOff = marks.quota !== null && marks.found !== marks.quota
  return [
    check('questions', level, { counts: [questions.length, missing, over] }),
    check('marks', isOff ? 'look' : 'good', { counts: [marks.found, marks.quota ?? marks.found] }),
  ]
}

function checkQuestions({ row, questions, alike, met }: CheckedPaper): Check[] {
  const numbers = (is: (question: DeskQuestion) => boolean) =>
    questions.flatMap((question, at) => (is(question) ? [at + 1] : []))
  const numberOf = new Map(questions.map(({ id }, at) => [id, at + 1]))
  const wrong = new Set(
    checkPaper(row.rules, questions).flatMap((difference) =>
      'questionId' in difference ? [difference.questionId] : [],
    ),
  )
  const one = (name: Check['name'], level: 'must' | 'look', found: number[]): Check =>
    check(name, found.length > 0 ? level : 'good', { numbers: found })
  if (questions.length === 0) return []
  return [
    one(
      'sections',
      'must',
      numbers(({ id }) => wrong.has(id)),
    ),
    one(
      'keys_fit',
      'must',
      numbers((question) => !keyFits(question, question.key)),
    ),
    one(
      'states',
      'must',
      numbers(({ state }) => state !== 'ready'),
    ),
    check('alike', alike.length > 0 ? 'look' : 'good', {
      numbers: alike.flatMap(({ id, otherId }) => [numberOf.get(otherId) ?? 0, numberOf.get(id) ?? 0]),
    }),
    one(
      'met',
      'look',
      numbers(({ id }) => met.has(id)),
    ),
    one(
      'versions',
      'look',
      numbers(({ versionId, currentVersionId }) => versionId !== currentVersionId),
    ),
    one(
      'explanations',
      'look',
      numbers(({ hasExplanation }) => !hasExplanation),
    ),
  ]
}

const minute = 60_000

/** It opens, and is not over before anybody could sit it; who opens it late has less than the whole time. */
function checkTimes({ row: { opensAt, closesAt, durationMinutes }, now }: CheckedPaper): Check {
  if (opensAt === null || (closesAt !== null && closesAt <= now)) return check('times', 'must')
  const isShort = closesAt !== null && closesAt.getTime() - opensAt.getTime() < durationMinutes * minute
  return check('times', isShort ? 'look' : 'good')
}

function checkSitters({ row: { access }, batches, doctors }: CheckedPaper): Check {
  const level = access === 'enrolled' && batches === 0 ? 'must' : doctors === 0 ? 'look' : 'good'
  return check('batches', level, { counts: doctors === null ? [] : [doctors, batches] })
}

/** Where another paper has given its answers away, or keeps those of this one back. */
function checkShared({ questions, shared }: CheckedPaper): Check[] {
  const told = shared.filter(({ concern }) => concern !== 'none')
  if (told.length === 0) return []
  const ids = new Set(told.flatMap(({ questionIds }) => questionIds))
  const numbers = questions.flatMap(({ id }, at) => (ids.has(id) ? [at + 1] : []))
  return [check('shared', 'look', { numbers, counts: [told.length] })]
}

/** Whether it can be said to be ready: everything but what comes after that. */
export const isFinished = (checks: readonly Check[]): boolean =>
  checks.every(({ name, level }) => level !== 'must' || name === 'rehearsal' || name === 'states')

export const isFreezable = (checks: readonly Check[]): boolean => checks.every(({ level }) => level !== 'must')
