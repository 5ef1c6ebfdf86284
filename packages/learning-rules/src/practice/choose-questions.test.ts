import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseQuestions, countQuestions, type LastTime } from './choose-questions.ts'

const question = fc.record({
  id: fc.integer({ min: 1, max: 500 }),
  subjectId: fc.integer({ min: 1, max: 4 }),
  topicId: fc.option(fc.integer({ min: 1, max: 6 })),
  type: fc.constantFrom('sba' as const, 'mcq' as const),
})
const pools = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 80 })
const choices = fc.record({
  subjectIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  topicIds: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
  types: fc.subarray(['sba' as const, 'mcq' as const]),
  source: fc.constantFrom('wrong' as const, 'unseen' as const, 'all' as const),
})
const lastTime = (id: number): LastTime => (['right', 'missed', undefined] as const)[id % 3]

it('chooses just what was asked for, and counts what it would choose', () => {
  fc.assert(
    fc.property(pools, choices, (pool, wanted) => {
      const chosen = [...chooseQuestions(pool, wanted, lastTime)]
      const has = (ids: readonly number[], id: number | null) => ids.length === 0 || ids.includes(id ?? 0)
      for (const each of pool) {
        const last = lastTime(each.id)
        const isFrom = wanted.source === 'all' || (wanted.source === 'wrong' ? last === 'missed' : last === undefined)
        const fits =
          has(wanted.subjectIds, each.subjectId) &&
          has(wanted.topicIds, each.topicId) &&
          (wanted.types.length === 0 || wanted.types.includes(each.type))
        expect(chosen.includes(each)).toBe(fits && isFrom)
      }
      expect(countQuestions(pool, wanted, lastTime).count).toBe(chosen.length)
    }),
  )
})

it('says of each subject and each source what choosing it would bring', () => {
  fc.assert(
    fc.property(pools, choices, (pool, wanted) => {
      const { subjects, sources } = countQuestions(pool, wanted, lastTime)
      const countOf = (given: Partial<typeof wanted>) => countQuestions(pool, { ...wanted, ...given }, lastTime).count
      for (const subjectId of [1, 2, 3, 4])
        expect(subjects.get(subjectId) ?? 0).toBe(countOf({ subjectIds: [subjectId] }))
      for (const source of ['wrong', 'unseen', 'all'] as const) expect(sources[source]).toBe(countOf({ source }))
    }),
  )
})
