import {
  type Answer,
  type AnswerStep,
  findRulePack,
  type QuestionTypeName,
  type RulePack,
  snapshotPack,
} from '@prostuti/exam-rules'
import fc from 'fast-check'
import type { SatAttempt } from './sat-attempt.ts'

const start = Date.parse('2026-01-16T04:00:00Z')
export const minutes = (count: number): number => count * 60_000
export const afterStart = (ms: number): Date => new Date(start + ms)

/** A choice that long after the start. */
export const step = (questionId: number, answer: Answer, ms: number, sequence = ms + 1): AnswerStep => ({
  questionId,
  answer,
  sequence,
  at: afterStart(ms),
})

export const choose = (option: number | null): Answer => ({ type: 'sba', option })
export const say = (stems: Record<number, 'T' | 'F'>): Answer => ({ type: 'mcq', stems })

/** Two hours and so many questions of a type: option 1 is right, and so are stems 1, 3 and 5. */
export function aSatAttempt(
  steps: readonly AnswerStep[],
  {
    pack = 'residency-mixed',
    type = 'sba',
    questions = 40,
    ...more
  }: Partial<Omit<SatAttempt, 'steps'>> & {
    pack?: string
    type?: QuestionTypeName
    questions?: number
  } = {},
): SatAttempt {
  const rules: RulePack = snapshotPack(findRulePack(pack)!)
  const section = rules.sections.find((each) => each.type === type)!.key
  const asked = Array.from({ length: questions }, (_, nth) => ({
    id: nth + 1,
    type,
    section,
    subject: `subject-${nth % 2}`,
    parts: [1, 2, 3, 4, 5].map((id) => ({ id })),
  }))
  const key =
    type === 'sba'
      ? ({ type, options: [1] } as const)
      : ({ type, stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' } } as const)
  return {
    paper: { rules, questions: asked, keys: new Map(asked.map(({ id }) => [id, key])), durationMinutes: 120 },
    attempt: {
      ...{ startedAt: afterStart(0), endsAt: afterStart(minutes(120)), pausedAt: null, ranked: true, regradedAt: null },
      finish: { at: afterStart(minutes(110)), by: 'doctor' },
    },
    steps,
    flaggedIds: [],
    ...more,
  }
}

const options = fc.constantFrom(1, 2, 3, 4, null)
const stems = fc.record({ 1: truth(), 2: truth(), 3: truth(), 4: truth(), 5: truth() })

function truth() {
  return fc.constantFrom('T', 'F', undefined)
}

/** Any attempt of ten questions: answers changed, taken back, sent late and in heaps, flags. */
export const anySatAttempt: fc.Arbitrary<SatAttempt> = fc
  .record({
    type: fc.constantFrom('sba', 'mcq'),
    said: fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 10 }),
        option: options,
        stems,
        at: fc.oneof(fc.integer({ min: 0, max: minutes(125) }), fc.constantFrom(minutes(30), minutes(119))),
      }),
      { maxLength: 60 },
    ),
    flaggedIds: fc.uniqueArray(fc.integer({ min: 1, max: 10 })),
  })
  .map(({ type, said, flaggedIds }) => {
    const steps = said.map(({ id, option, stems: each, at }, nth) => {
      const given = Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined))
      return step(id, type === 'sba' ? choose(option) : say(given as Record<number, 'T' | 'F'>), at, nth + 1)
    })
    return { ...aSatAttempt(steps, { type: type as QuestionTypeName, questions: 10 }), flaggedIds }
  })
