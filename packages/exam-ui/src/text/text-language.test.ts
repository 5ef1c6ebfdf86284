import { describe, expect, it } from 'vitest'
import { languageOf, splitLatin } from './text-language.ts'

describe('languageOf', () => {
  it('goes by the letters, and Bengali wins over the terms inside it', () => {
    expect(languageOf('Renal artery-এর শাখা কয়টি?')).toBe('bn')
    expect(languageOf('Regarding the femoral triangle:')).toBe('en')
  })

  it('knows none where there are no letters', () => {
    expect(languageOf('২^{৫} = ?')).toBeUndefined()
    expect(languageOf('\\frac{1}{2}')).toBeUndefined()
  })
})

describe('splitLatin', () => {
  it('takes English words together and leaves Bengali endings out', () => {
    expect(splitLatin('বাম Renal artery-এর উৎস')).toEqual(['বাম ', 'Renal artery', '-এর উৎস'])
  })

  it('leaves the punctuation and the spaces around to the Bengali sentence', () => {
    expect(splitLatin('(H. pylori) ও E. coli।')).toEqual(['(', 'H. pylori', ') ও ', 'E. coli', '।'])
  })

  it('loses no sign', () => {
    for (const text of ['', 'ক', 'x', 'T3, T4 ও TSH', ' a ', 'I’m ক “b” গ', 'α-helix'])
      expect(splitLatin(text).join('')).toBe(text)
  })
})
