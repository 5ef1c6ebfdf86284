import { describe, expect, it } from 'vitest'
import { fcpsPart1OldSet } from './fcps.ts'
import { judgeSet } from './judge-set.ts'

const judge = (...marks: number[]) =>
  judgeSet(
    fcpsPart1OldSet,
    marks.map((each) => ({ marks: each * 100, outOf: 10000 })),
  )

describe('the three papers of the old FCPS Part-1', () => {
  it('pass with 70 in each', () => {
    expect(judge(70, 70, 70)).toMatchObject({ outcome: 'passed', marks: 21000, outOf: 30000 })
  })

  it('pass with one of 65 when the total is 210', () => {
    expect(judge(65, 72, 73)).toMatchObject({ outcome: 'passed', papers: ['short', 'passed', 'passed'] })
  })

  it('fail with one of 65 when the total is short of 210', () => {
    expect(judge(65, 72, 72).outcome).toBe('failed')
  })

  it('fail with two short papers, whatever the total', () => {
    expect(judge(69, 69, 95)).toMatchObject({ outcome: 'failed', papers: ['short', 'short', 'passed'] })
  })

  it('fail with one paper below 65, whatever the total', () => {
    expect(judge(64.99, 90, 90)).toMatchObject({ outcome: 'failed', papers: ['failed', 'passed', 'passed'] })
  })

  it('have no verdict before all three are sat', () => {
    expect(judge(90, 90)).toMatchObject({ outcome: 'incomplete', marks: 18000 })
  })
})
