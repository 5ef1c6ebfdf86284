import { describe, expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-499', { start: 0, end: 499 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['Bytes = 1 - 2', { start: 1, end: 2 }],
  ])('%s is read', (header, range) => {
    expect(readByteRange(header, 1000)).toEqual(range)
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])('%s cannot be met', (header) => {
    expect(readByteRange(header, 1000)).toBe('unsatisfiable')
  })

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=1.5-3'])(
    '%s is answered with the whole',
    (header) => {
      expect(readByteRange(header, 1000)).toBeUndefined()
    },
  )

  it.each([' '.repeat(14_500), `bytes=${' '.repeat(14_500)}x`, `bytes=1${' '.repeat(14_500)}-${' '.repeat(14_500)}x`])(
    'is read in linear time whatever comes',
    (header) => {
      const before = process.threadCpuUsage().user
      expect(readByteRange(header, 1000)).toBeUndefined()
      expect(process.threadCpuUsage().user - before).toBeLessThan(50_000)
    },
  )

  it('of an empty file cannot be met', () => {
    expect([readByteRange('bytes=0-', 0), readByteRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable'])
  })
})
