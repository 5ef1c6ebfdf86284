import { describe, expect, it } from 'vitest'
import { monogram } from './monogram.ts'

describe('monogram', () => {
  it.each([
    ['প্রস্তুতি', 'প্র'],
    ['ক্ষণিকা', 'ক্ষ'],
    ['র‍্যাডিক্যাল', 'র‍্যা'],
    ['নুসরাত', 'নু'],
    ['স্ত্রীরোগ', 'স্ত্রী'],
    ['Prostuti', 'P'],
    ['  genesis', 'g'],
    ['', ''],
  ])('of %s is %s', (name, letter) => {
    expect(monogram(name)).toBe(letter)
  })
})
