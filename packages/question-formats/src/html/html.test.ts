import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryText } from '../testing/arbitrary-question.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const textOf = (html: string) => readHtml(html).text?.bn

describe('HTML', () => {
  it('gives back every text that was written as HTML, in both languages', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        const { text: read, faults } = readHtml(writeHtml(text))
        expect(read).toEqual(text)
        expect(faults).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('is lines where it has paragraphs, breaks, lists and headings', () => {
    expect(textOf('<h3>এক</h3>\n  <p>দুই<br />তিন<br></p><p><br></p>\n<ul><li>চার</li><li>পাঁচ</li></ul>')).toBe(
      'এক\nদুই\nতিন\nচার\nপাঁচ',
    )
    expect(textOf('<p dir="ltr" style="text-align:left">Which\n   of <b>these</b>&nbsp;is&#160;it?</p>')).toBe(
      'Which of these is it?',
    )
  })

  it('raises and lowers as the notation does', () => {
    expect(textOf('H<sub>2</sub>O, Ca<sup>2+</sup>, e<sup>x<sup>2</sup></sup>')).toBe('H_{2}O, Ca^{2+}, e^{x^{2}}')
    expect(readHtml('a<sup>}</sup>')).toMatchObject({ text: { bn: 'a}' }, faults: [{ code: 'markup_lost' }] })
    expect(textOf('a<sup></sup>b')).toBe('ab')
  })

  it('reads formulas of Moodle into the notation, and says which it cannot', () => {
    expect(textOf('<p>\\(\\frac{a}{b} \\times x^2\\), $$\\sqrt{\\alpha_1}$$ ও \\[ 10^{-3}\\,\\text{mol} \\]</p>')).toBe(
      '\\frac{a}{b} × x^{2}, \\sqrt{α_{1}} ও 10^{-3} mol',
    )
    expect(readHtml('\\(\\begin{matrix}a\\end{matrix}\\)')).toMatchObject({
      text: { bn: '\\(\\begin{matrix}a\\end{matrix}\\)' },
      faults: [{ code: 'markup_lost' }],
    })
  })

  it('keeps both languages apart, and what is in neither in both', () => {
    const html =
      '<p>১. <span lang="bn" class="multilang">হৃৎপিণ্ড</span><span class="multilang" lang="en">Heart</span><span class="multilang" lang="de">Herz</span></p>'
    expect(readHtml(html).text).toEqual({ bn: '১. হৃৎপিণ্ড', en: '১. Heart' })
    expect(readHtml('১. {mlang bn}হৃৎপিণ্ড{mlang}{mlang en}<b>Heart</b>{mlang}').text).toEqual({
      bn: '১. হৃৎপিণ্ড',
      en: '১. Heart',
    })
    expect(readHtml('<span class="multilang" lang="en">Heart</span>').text).toEqual({ bn: 'Heart' })
  })

  it('runs nothing and shows nothing that it does not know', () => {
    const { text, pictures, faults } = readHtml(
      '<p onclick="x()">ক<script>alert(1)</script><style>p{}</style><iframe src="//e">খ</iframe><a href="javascript:x">গ</a><img src="https://example.com/a.png" alt="ঘ" onerror="x()"></p>',
    )
    expect(text).toEqual({ bn: 'কগ' })
    expect(pictures).toEqual([{ src: 'https://example.com/a.png', alt: { bn: 'ঘ' }, section: null }])
    expect(faults).toEqual([{ code: 'markup_lost', weight: 'look', found: '<iframe>' }])
  })

  it('says so where a table or an underlined word becomes plain text', () => {
    const { text, faults } = readHtml(
      '<table><tr><td>ক</td><td>১</td></tr><tr><td>খ</td><td>২</td></tr></table><u>গ</u>',
    )
    expect(text).toEqual({ bn: '| ক | ১\n| খ | ২\nগ' })
    expect(faults.map(({ found }) => found)).toEqual(['<table>', '<u>'])
  })

  it('may be nested without end', () => {
    expect(textOf(`${'<div><sup>'.repeat(3000)}ক`)).toContain('ক')
  })
})
