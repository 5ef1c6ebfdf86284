import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectInput, repairTexts } from './inspect-input.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

describe('looking at what was sent', () => {
  it('finds NUL and half letters in texts and in names, wherever they stand', () => {
    expect(inspectInput('a\0').unreadable).toEqual(['body'])
    expect(inspectInput({ to: '/', query: { a: ['x', '\ud800'] } }).unreadable).toEqual(['query.a.1'])
    expect(inspectInput({ 'x\udfff': 1 }).unreadable).toEqual(['x\ufffd'])
    expect(inspectInput({ text: '👩‍⚕️ ডাক্তার' }).unreadable).toEqual([])
  })

  it('refuses what is nested too deep, without following it to the ground', () => {
    expect(inspectInput(nested(20)).tooLarge).toBe(false)
    expect(inspectInput(nested(100_000)).tooLarge).toBe(true)
  })

  it('refuses more values than a body may have, and takes the longest that a page sends', () => {
    expect(inspectInput({ flagged_question_ids: Array(1000).fill(1), sequence: 1 }).tooLarge).toBe(false)
    expect(inspectInput(Array(111_000).fill(1)).tooLarge).toBe(true)
  })

  it('passes bytes by', () => {
    expect(inspectInput(Buffer.alloc(100_000))).toEqual({ tooLarge: false, unreadable: [] })
  })

  it('finds nothing to mend after mending, and changes nothing that was good', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 5 }), (value) => {
        const mended = repairTexts(value)
        expect(inspectInput(mended).unreadable).toEqual([])
        if (inspectInput(value).unreadable.length === 0) expect(mended).toEqual(value)
      }),
    )
    expect(repairTexts({ 'a\0': ['b\ud800c'], n: 1.5, t: null })).toEqual({ a: ['b\ufffdc'], n: 1.5, t: null })
  })
})
