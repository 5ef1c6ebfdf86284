import { describe, expect, it } from 'vitest'
import { looseKey, searchKey } from './search-key.ts'

describe('searchKey', () => {
  it('is one key for both encodings, both kinds of digits and both cases', () => {
    expect(searchKey('পড়া ৫০ BCS')).toBe(searchKey('প\u09dcা 50 bcs'))
    expect(searchKey('FCPS Part-১')).toBe('fcps part-1')
  })

  it('drops joiners, as the database does', () => {
    expect(searchKey('র\u200d্যাব')).toBe('র্যাব')
    expect(searchKey('a\u200b\u2060\ufeffb')).toBe('ab')
  })

  it('lowers letter by letter, as the database does', () => {
    expect(searchKey('ΟΔΟΣ İ')).toBe('οδοσ i')
  })
})

describe('looseKey', () => {
  it('brings the spellings of one word together', () => {
    const pairs = [
      ['মেডিক্যাল', 'মেডিকেল'],
      ['ক্যান্সার', 'ক্যানসার'],
      ['সরকারী', 'সরকারি'],
      ['রুপসী', 'রূপসি'],
      ['কারণ', 'কারন'],
      ['ষ্টেশন', 'স্টেসন'],
      ['যশোর', 'জসোর'],
    ] as const
    for (const [one, other] of pairs) expect(looseKey(one)).toBe(looseKey(other))
  })

  it('does not turn য় or a joined ্য into জ', () => {
    expect(looseKey('হৃদয়')).toBe('হৃদয়'.normalize('NFC'))
    expect(looseKey('বিদ্যুৎ')).toBe('বিদ্যুৎ')
  })
})
