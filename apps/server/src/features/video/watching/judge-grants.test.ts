import { describe, expect, it } from 'vitest'
import { judgeGrants } from './judge-grants.ts'

const now = new Date('2026-07-01T04:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('the grants to a video', () => {
  it('are open from their first moment to their last, both counted in', () => {
    const first = { enrolmentId: 1, opensAt: now, until: null }
    const last = { enrolmentId: 2, opensAt: at(-1), until: now }
    expect(judgeGrants([first, last], now).open).toEqual([first, last])
  })

  it('are coming before, and past after', () => {
    const coming = { enrolmentId: 1, opensAt: at(1), until: at(2) }
    const past = { enrolmentId: 2, opensAt: at(-2), until: at(-1) }
    expect(judgeGrants([coming, past], now)).toEqual({ open: [], coming: [coming], past: [past] })
  })

  it('are tried with those first that depend on no fee', () => {
    const course = { enrolmentId: 1, opensAt: at(-1), until: null }
    const subscription = { enrolmentId: null, opensAt: at(-1), until: at(1) }
    expect(judgeGrants([course, subscription], now).open).toEqual([subscription, course])
  })
})
