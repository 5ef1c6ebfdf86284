import { describe, expect, it } from 'vitest'
import { bcsSpecialDoctor } from './bcs.ts'
import { perQuestion } from './mark-rules.ts'
import type { RulePack } from './rule-pack.ts'
import { snapshotPack } from './snapshot-pack.ts'

describe('snapshotPack', () => {
  it('copies by value: a later change of the pack does not reach the paper', () => {
    const section = {
      ...bcsSpecialDoctor.sections[0]!,
      rule: { ...perQuestion(100, 50) } as { wrong: number } & RulePack['sections'][0]['rule'],
    }
    const pack: RulePack = { ...bcsSpecialDoctor, sections: [section] }
    const paper = snapshotPack(pack)
    expect(paper).toEqual(pack)
    section.rule.wrong = 25
    expect(paper.sections[0]!.rule.wrong).toBe(50)
  })

  it('takes what the centre sets for this paper, and remembers where the rest came from', () => {
    const paper = snapshotPack(bcsSpecialDoctor, { durationMinutes: 90, pass: { by: 'marks', marks: 11000 } })
    expect(paper).toEqual({ ...bcsSpecialDoctor, durationMinutes: 90, pass: { by: 'marks', marks: 11000 } })
    expect(bcsSpecialDoctor.pass).toBeNull()
  })
})
