import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smsParts } from './sms-parts.ts'

describe('smsParts', () => {
  it.each([
    ['a', 0, 'gsm-7', 0, 1],
    ['a', 160, 'gsm-7', 160, 1],
    ['a', 161, 'gsm-7', 161, 2],
    ['a', 306, 'gsm-7', 306, 2],
    ['a', 307, 'gsm-7', 307, 3],
    ['€', 80, 'gsm-7', 160, 1],
    ['€', 81, 'gsm-7', 162, 2],
    ['ক', 70, 'ucs-2', 70, 1],
    ['ক', 71, 'ucs-2', 71, 2],
    ['ক', 134, 'ucs-2', 134, 2],
    ['ক', 135, 'ucs-2', 135, 3],
    ['😀', 35, 'ucs-2', 70, 1],
    ['😀', 36, 'ucs-2', 72, 2],
    ['Tk 500 @ #1 {x}', 1, 'gsm-7', 17, 1],
    ['৳ 500', 1, 'ucs-2', 5, 1],
    ['`', 1, 'ucs-2', 1, 1],
  ])('counts %j, %i times', (letters, times, encoding, units, parts) => {
    expect(smsParts(letters.repeat(times))).toEqual({ encoding, units, parts })
  })

  it('never lays an escaped letter or a surrogate pair across two parts', () => {
    // 153 is odd: a part holds 76 such letters and one septet stays empty.
    expect(smsParts('€'.repeat(76 * 2)).parts).toBe(2)
    expect(smsParts('€'.repeat(76 * 2 + 1)).parts).toBe(3)
    expect(smsParts('😀'.repeat(33 * 2)).parts).toBe(2)
    expect(smsParts('😀'.repeat(33 * 2 + 1)).parts).toBe(3)
  })

  const latin = fc.string({ unit: fc.constantFrom(...'abc XYZ 0129 @#£€{}[]~^\\|'), maxLength: 700 })
  const bengali = fc.string({ unit: fc.constantFrom(...'কখগ া ি ্ ১২৩ abc €😀'), maxLength: 400 })

  it('holds every text in as few parts as can carry it', () => {
    fc.assert(
      fc.property(fc.oneof(latin, bengali), (text) => {
        const { encoding, units, parts } = smsParts(text)
        const [alone, joined] = encoding === 'gsm-7' ? [160, 153] : [70, 67]
        if (units <= alone) {
          expect(parts).toBe(1)
          return
        }
        expect(parts).toBeGreaterThanOrEqual(Math.ceil(units / joined))
        // At most one unit of each part but the last stays empty.
        expect(parts).toBeLessThanOrEqual(Math.ceil(units / (joined - 1)))
      }),
    )
  })

  it('never costs less when text is added', () => {
    fc.assert(
      fc.property(fc.oneof(latin, bengali), fc.oneof(latin, bengali), (text, more) => {
        expect(smsParts(text + more).parts).toBeGreaterThanOrEqual(smsParts(text).parts)
      }),
    )
  })

  it('becomes UCS-2 with the first letter the GSM alphabet lacks, wherever it stands', () => {
    fc.assert(
      fc.property(latin, latin, (before, after) => {
        expect(smsParts(before + after).encoding).toBe('gsm-7')
        expect(smsParts(`${before}অ${after}`).encoding).toBe('ucs-2')
      }),
    )
  })
})
