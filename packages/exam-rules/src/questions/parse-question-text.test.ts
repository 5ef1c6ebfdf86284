import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuestionText, writeQuestionText } from './parse-question-text.ts'

const text = (text: string) => ({ kind: 'text', text })

describe('parseQuestionText', () => {
  it('finds raised and lowered signs', () => {
    expect(parseQuestionText('Ca^{2+} ও H_{2}O')).toEqual([
      text('Ca'),
      { kind: 'raised', body: [text('2+')] },
      text(' ও H'),
      { kind: 'lowered', body: [text('2')] },
      text('O'),
    ])
  })

  it('finds formulas inside formulas', () => {
    expect(parseQuestionText('\\sqrt{\\frac{x^{2}}{9}}')).toEqual([
      {
        kind: 'root',
        body: [{ kind: 'fraction', top: [text('x'), { kind: 'raised', body: [text('2')] }], bottom: [text('9')] }],
      },
    ])
  })

  it('leaves what is not whole as it was typed', () => {
    for (const typed of ['2^{10', 'a_b', '\\frac{1}', '\\frac{1} {2}', '\\sqrt', '{ক}', '^', '_{', 'x^2', '}^{'])
      expect(parseQuestionText(typed)).toEqual([text(typed)])
  })

  it('goes on behind a sign that is not whole', () => {
    expect(parseQuestionText('\\frac{1}x^{2}')).toEqual([text('\\frac{1}x'), { kind: 'raised', body: [text('2')] }])
    expect(parseQuestionText('^{ H_{2}')).toEqual([text('^{ H'), { kind: 'lowered', body: [text('2')] }])
  })

  it('finds ways to other pages of the product, and to nowhere else', () => {
    expect(parseQuestionText('দেখুন [H_{2}O, পৃষ্ঠা ২](/my/reference-book/1/page-no/2)।')).toEqual([
      text('দেখুন '),
      {
        kind: 'link',
        to: '/my/reference-book/1/page-no/2',
        body: [text('H'), { kind: 'lowered', body: [text('2')] }, text('O, পৃষ্ঠা ২')],
      },
      text('।'),
    ])
    for (const typed of [
      '[ক](https://example.com)',
      '[ক](//example.com)',
      '[ক](/\\\\example.com)',
      '[ক](javascript:x)',
      '[ক] (/my)',
      '[](/my)',
      '[ক](/m y)',
      '[1, 2](x)',
    ])
      expect(parseQuestionText(typed)).toEqual([text(typed)])
  })

  it('takes braces of the text itself along', () => {
    expect(parseQuestionText('A^{{1, 2}}')).toEqual([text('A'), { kind: 'raised', body: [text('{1, 2}')] }])
  })

  it('is nothing for an empty text, and shows an endless nest as text instead of failing', () => {
    expect(parseQuestionText('')).toEqual([])
    const nest = '^{'.repeat(3000) + '}'.repeat(3000)
    expect(writeQuestionText(parseQuestionText(nest))).toBe(nest)
  })

  it.each([
    ['halves of fractions in each other', `${'\\frac{'.repeat(500)}x${'}'.repeat(500)}`],
    ['braces that never close', 'x^{'.repeat(10_000)],
    ['brackets that never close', '[x'.repeat(10_000)],
  ])('takes no time for %s', (_, typed) => {
    const from = performance.now()
    expect(writeQuestionText(parseQuestionText(typed))).toBe(typed)
    expect(performance.now() - from).toBeLessThan(500)
  })

  it('never loses a sign, whatever was typed', () => {
    const piece = fc.constantFrom(
      '[',
      '](/my)',
      '](',
      ')',
      '^{',
      '_{',
      '\\frac{',
      '\\sqrt{',
      '}{',
      '}',
      '{',
      '\\',
      'x',
      '২',
      ' ',
      'ক্ষ',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const typed = pieces.join('')
        expect(writeQuestionText(parseQuestionText(typed))).toBe(typed)
      }),
    )
  })
})
