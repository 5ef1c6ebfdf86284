import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cutGraphemes, splitGraphemes } from './graphemes.ts'

afterEach(() => vi.unstubAllGlobals())

const kshatriya = 'ক্ষত্রিয়'.normalize('NFC')

describe('splitGraphemes', () => {
  it('keeps conjuncts and vowel signs whole', () => {
    expect(splitGraphemes(kshatriya)).toEqual(['ক্ষ', 'ত্রি', 'য়'.normalize('NFC')])
  })

  it('does the same in a browser without the segmenter', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    expect(splitGraphemes(kshatriya)).toEqual(['ক্ষ', 'ত্রি', 'য়'.normalize('NFC')])
    expect(splitGraphemes('র\u200d্যাব\nক')).toEqual(['র\u200d্যা', 'ব', '\n', 'ক'])
  })

  it('loses nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitGraphemes(text).join('') === text))
  })
})

describe('cutGraphemes', () => {
  it('leaves a short text alone and marks a cut', () => {
    expect(cutGraphemes(kshatriya, 3)).toBe(kshatriya)
    expect(cutGraphemes(kshatriya, 2)).toBe('ক্ষত্রি…')
    expect(cutGraphemes('নোটিশ আসছে', 4)).toBe('নোটিশ…')
    expect(cutGraphemes('নোটিশ', 0)).toBe('…')
  })
})
