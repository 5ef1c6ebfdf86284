import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { rulePacks } from '../rule-packs/rule-packs.ts'
import { findAlike } from './alike.ts'
import { type BlueprintLine, fillLines } from './blueprint.ts'
import { type Candidate, type Filling, fillGaps, restDays } from './fill-gaps.ts'

const day = 86_400_000
const satAt = new Date('2026-11-27T03:00:00Z')
const subjects = ['anatomy', 'physiology', 'bangla', 'math']
const vocabulary = ['renal', 'tubule', 'cortex', 'nerve', 'artery', 'enzyme', 'receptor', 'tumour', 'reflex', 'hormone']

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 6 }).map((some) => some.join(' '))

const bank = fc
  .array(
    fc.record({
      type: fc.constantFrom<'sba' | 'mcq'>('sba', 'mcq'),
      partCount: fc.constantFrom(4, 5),
      about: fc.nat({ max: subjects.length - 1 }),
      topicId: fc.option(fc.constantFrom(11, 12), { nil: null }),
      words,
      metDaysAgo: fc.option(fc.integer({ min: 1, max: 400 }), { nil: null }),
    }),
    { maxLength: 80 },
  )
  .map((all) =>
    all.map(
      ({ about, metDaysAgo, ...rest }, at): Candidate => ({
        ...rest,
        id: at + 1,
        subjectId: about + 1,
        subject: subjects[about]!,
        metAt: metDaysAgo === null ? null : new Date(satAt.getTime() - metDaysAgo * day),
      }),
    ),
  )

const pack = fc.constantFrom(...rulePacks).map(
  (each): RulePack => ({
    ...each,
    sections: each.sections.map((section) => ({ ...section, questions: section.questions === null ? null : 6 })),
  }),
)

const filling = fc.tuple(pack, bank, fc.nat({ max: 5 })).chain(([rules, all, placed]) =>
  fc
    .uniqueArray(
      fc.record({
        section: fc.constantFrom(...rules.sections.map(({ key }) => key)),
        subjectId: fc.integer({ min: 1, max: subjects.length }),
        topicId: fc.option(fc.constantFrom(11, 12), { nil: null }),
        questions: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 6, selector: ({ section, subjectId, topicId }) => `${section} ${subjectId} ${topicId}` },
    )
    .map((blueprint): Filling => {
      const fitting = all.filter(({ type }) => rules.sections.some((section) => section.type === type))
      return {
        rules,
        blueprint: blueprint as BlueprintLine[],
        placed: fitting
          .slice(0, placed)
          .map((each) => ({ ...each, section: rules.sections.find(({ type }) => type === each.type)!.key })),
        candidates: all,
        subjects: new Set(subjects),
        satAt,
      }
    }),
)

const outcomeOf = (given: Filling, number: number) => {
  const filled = fillGaps(given, number)
  const byId = new Map(given.candidates.map((each) => [each.id, each]))
  const chosen = filled.chosen.map(({ id, section }) => ({ ...byId.get(id)!, section }))
  return { filled, chosen, all: [...given.placed, ...chosen] }
}

describe('fillGaps', () => {
  it('draws the same for the same seed, in whatever order the bank lists its questions', () => {
    fc.assert(
      fc.property(filling, seed, (given, number) => {
        expect(fillGaps({ ...given, candidates: given.candidates.toReversed() }, number)).toEqual(
          fillGaps(given, number),
        )
      }),
    )
  })

  it('overfills no section and no line of the blueprint', () => {
    fc.assert(
      fc.property(filling, seed, (given, number) => {
        const { all, chosen } = outcomeOf(given, number)
        const before = fillLines(given.blueprint, given.placed)
        for (const [at, line] of fillLines(given.blueprint, all).entries())
          expect(line.found).toBeLessThanOrEqual(Math.max(line.questions, before[at]!.found))
        for (const { key, questions } of given.rules.sections)
          if (questions !== null && chosen.some(({ section }) => section === key))
            expect(all.filter(({ section }) => section === key).length).toBeLessThanOrEqual(questions)
      }),
    )
  })

  it('says what the bank could not give, and leaves nothing out that it could', () => {
    fc.assert(
      fc.property(filling, seed, (given, number) => {
        const { filled, all } = outcomeOf(given, number)
        const again = fillGaps({ ...given, placed: all }, number + 1)
        expect(again.chosen).toEqual([])
        expect(sum(again.lacking)).toBe(sum(filled.lacking))
      }),
    )
  })

  it('takes nothing twice, nothing that does not fit, nothing the batch met in the last 180 days', () => {
    fc.assert(
      fc.property(filling, seed, (given, number) => {
        const { all, chosen } = outcomeOf(given, number)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        for (const { section, type, partCount, metAt } of chosen) {
          const rule = given.rules.sections.find(({ key }) => key === section)!
          expect([rule.type, rule.parts ?? partCount]).toEqual([type, partCount])
          if (metAt) expect(satAt.getTime() - metAt.getTime()).toBeGreaterThanOrEqual(restDays * day)
        }
      }),
    )
  })

  it('takes nothing that says nearly the same as another one inside', () => {
    fc.assert(
      fc.property(filling, seed, (given, number) => {
        const { all, chosen } = outcomeOf(given, number)
        const drawn = new Set(chosen.map(({ id }) => id))
        expect(findAlike(all).filter(({ id }) => drawn.has(id))).toEqual([])
      }),
    )
  })

  it('prefers what the batch has never met', () => {
    const [met, fresh] = [new Date(satAt.getTime() - 300 * day), null]
    const rules = { sections: [{ ...rulePacks.find(({ key }) => key === 'psc-noncadre')!.sections[0]!, questions: 2 }] }
    const candidates = ['renal tubule', 'optic nerve', 'gastric enzyme', 'femoral artery'].map(
      (said, at): Candidate => ({
        id: at + 1,
        type: 'sba',
        partCount: 4,
        subject: 'anatomy',
        subjectId: 1,
        topicId: null,
        words: said,
        metAt: at < 2 ? met : fresh,
      }),
    )
    const given = { rules, blueprint: [], placed: [], candidates, subjects: new Set(subjects), satAt }
    for (const number of [1, 2, 3, 4])
      expect(
        fillGaps(given, number)
          .chosen.map(({ id }) => id)
          .toSorted(),
      ).toEqual([3, 4])
  })
})

const sum = (gaps: readonly { missing: number }[]) => gaps.reduce((all, { missing }) => all + missing, 0)
