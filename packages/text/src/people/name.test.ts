import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeName } from './name.ts'

describe('normalizeName', () => {
  it('stores one encoding of ড় ঢ় য়', () => {
    expect(normalizeName('আশ\u09dcা\u09df')).toBe('আশ\u09a1\u09bcা\u09af\u09bc')
  })

  it('keeps the joiner that র‍্যাব needs', () => {
    expect(normalizeName('র\u200d্যাব')).toBe('র\u200d্যাব')
    expect(normalizeName('ক্\u200cষ')).toBe('ক্\u200cষ')
  })

  it('leaves one space between words and none around', () => {
    expect(normalizeName('  ডা.\u00a0 নুসরাত\n\tজাহান ')).toBe('ডা. নুসরাত জাহান')
  })

  it('removes what cannot be seen: NUL, byte order mark, soft hyphen, marks that turn the direction', () => {
    expect(normalizeName('\ufeffনু\u0000স\u00adরা\u202eত\u2066\u200b\ud800')).toBe('নুসরাত')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeName(text)
        expect(normalizeName(once)).toBe(once)
      }),
    )
  })
})
