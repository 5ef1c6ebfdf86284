import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { QuestionText } from './question-text.tsx'

const html = (text: string) => renderToStaticMarkup(<QuestionText text={text} />)
const heard = (text: string) =>
  html(text)
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')

describe('QuestionText', () => {
  it('raises and lowers signs', () => {
    expect(html('H_{2}O ও ২^{১০}')).toBe(
      '<span class="qt"><span lang="en">H</span><sub>2</sub><span lang="en">O</span> ও ২<sup>১০</sup></span>',
    )
  })

  it('says that a question is English', () => {
    expect(html('Regarding the femoral triangle:')).toBe(
      '<span class="qt" lang="en">Regarding the femoral triangle:</span>',
    )
  })

  it('is heard as a formula is said on one line', () => {
    expect(heard('\\frac{৩}{৪} + \\sqrt{৪৯}')).toBe('৩/৪ + √৪৯')
    expect(heard('\\frac{a + b}{2c}')).toBe('(a + b)/2c')
    expect(heard('\\sqrt{x^{2} + 1}')).toBe('√(x2 + 1)')
  })

  it('never lets typed HTML be HTML', () => {
    expect(html('<b onclick="x">ক</b>')).not.toContain('<b')
    expect(html('^{<i>}')).not.toContain('<i>')
  })
})
