import type { QuestionTypeName } from '@prostuti/exam-rules'
import type { PracticeChoices, PracticeSource } from './practice-choices.ts'

/** A question that is open to a doctor. */
export type PoolQuestion = {
  readonly id: number
  readonly subjectId: number
  readonly topicId: number | null
  readonly type: QuestionTypeName
}

/** How it went the last time; undefined of what the doctor has never met. */
export type LastTime = 'right' | 'missed' | undefined

type Wanted = Pick<PracticeChoices, 'subjectIds' | 'topicIds' | 'types' | 'source'>

/** Those of a pool that fit the choices. `types` of a timed set are those that its rules can ask as well. */
export function* chooseQuestions<Question extends PoolQuestion>(
  pool: Iterable<Question>,
  choices: Wanted,
  lastTime: (id: number) => LastTime,
): Generator<Question> {
  const fits = fitterOf(choices)
  const isOfSubject = among(choices.subjectIds)
  for (const question of pool)
    if (fits(question) && isOfSubject(question.subjectId) && isFrom[choices.source](lastTime(question.id)))
      yield question
}

export type PracticeCounts = {
  readonly count: number
  /** Of each subject, as if all were chosen. */
  readonly subjects: ReadonlyMap<number, number>
  /** Of each source, as if it were chosen. */
  readonly sources: Readonly<Record<PracticeSource, number>>
}

/** How many there are for these choices, and what each chip and source would bring; in one go over the pool. */
export function countQuestions(
  pool: Iterable<PoolQuestion>,
  choices: Wanted,
  lastTime: (id: number) => LastTime,
): PracticeCounts {
  const fits = fitterOf(choices)
  const isOfSubject = among(choices.subjectIds)
  const subjects = new Map<number, number>()
  const sources = { wrong: 0, unseen: 0, all: 0 }
  for (const question of pool) {
    if (!fits(question)) continue
    const last = lastTime(question.id)
    if (isFrom[choices.source](last)) subjects.set(question.subjectId, (subjects.get(question.subjectId) ?? 0) + 1)
    if (!isOfSubject(question.subjectId)) continue
    sources.all += 1
    if (last === 'missed') sources.wrong += 1
    else if (last === undefined) sources.unseen += 1
  }
  return { count: sources[choices.source], subjects, sources }
}

const isFrom: Record<PracticeSource, (last: LastTime) => boolean> = {
  wrong: (last) => last === 'missed',
  unseen: (last) => last === undefined,
  all: () => true,
}

const among = (ids: readonly number[]) => {
  const wanted = new Set(ids)
  return (id: number | null) => wanted.size === 0 || (id !== null && wanted.has(id))
}

function fitterOf({ topicIds, types }: Wanted): (question: PoolQuestion) => boolean {
  const isOfTopic = among(topicIds)
  return ({ topicId, type }) => isOfTopic(topicId) && (types.length === 0 || types.includes(type))
}
