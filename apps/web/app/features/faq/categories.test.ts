import { describe, expect, it } from 'vitest'
import { categoriesOf, categoryName } from './categories.ts'

const rows = (...categories: string[]) => categories.map((category, id) => ({ id, title: '', category }))

describe('the categories of questions', () => {
  it('stand in a newcomer’s order, each once, and only those that have questions', () => {
    expect(categoriesOf(rows('payment', 'classes', 'payment', 'admission'))).toEqual([
      'admission',
      'classes',
      'payment',
    ])
  })

  it('keep a centre’s own ones, after the known', () => {
    expect(categoriesOf(rows('study-abroad', 'exam'))).toEqual(['exam', 'study-abroad'])
    expect(categoryName('study-abroad')).toBe('study abroad')
  })
})
