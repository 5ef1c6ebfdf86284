import { describe, expect, it } from 'vitest'
import { judgeScan, type ScannedParcel } from './bench.ts'

const parcel = {
  invoice: 'PS-12-abc',
  sheets: [1, 2].map((id) => ({ id, title: { bn: 'শিট' }, volume: id, shelf: null, code: `SH-${id}` })),
} as ScannedParcel

describe('a scan on the bench', () => {
  const kindOf = (code: string, scanned: string[] = []) => judgeScan(code, { parcel, scanned }).kind

  it('puts in what belongs in, once, and knows the last', () => {
    expect(judgeScan('sh-1', { parcel, scanned: [] })).toMatchObject({ kind: 'in', sheet: { id: 1 }, isLast: false })
    expect(judgeScan('SH-2', { parcel, scanned: ['sh-1'] })).toMatchObject({ kind: 'in', isLast: true })
    expect(kindOf('SH-1', ['sh-1'])).toBe('twice')
  })

  it('is kept as the scanner typed it, and not as it should have been', () => {
    expect(judgeScan('SH-2', { parcel, scanned: ['sh-1'] })).toMatchObject({ scanned: ['sh-1', 'SH-2'] })
  })

  it('stops at what does not', () => {
    expect(kindOf('SH-3')).toBe('wrong')
    expect(kindOf('SH-12')).toBe('wrong')
    expect(kindOf('PS-13-abc')).toBe('other_parcel')
    expect(kindOf('ps-12-ABC')).toBe('same')
  })
})
