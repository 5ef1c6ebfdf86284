import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

const taka = (amount: number) => Math.round(amount * 100)

describe('an amount in words', () => {
  it.each([
    [7000, 'সাত হাজার টাকা মাত্র', 'Seven thousand taka only'],
    [0, 'শূন্য টাকা মাত্র', 'Zero taka only'],
    [1, 'এক টাকা মাত্র', 'One taka only'],
    [500, 'পাঁচশ টাকা মাত্র', 'Five hundred taka only'],
    [2200, 'দুই হাজার দুইশ টাকা মাত্র', 'Two thousand two hundred taka only'],
    [18_999, 'আঠারো হাজার নয়শ নিরানব্বই টাকা মাত্র', 'Eighteen thousand nine hundred ninety-nine taka only'],
    [150_000, 'এক লাখ পঞ্চাশ হাজার টাকা মাত্র', 'One lakh fifty thousand taka only'],
    [10_000_000, 'এক কোটি টাকা মাত্র', 'One crore taka only'],
    [1500.5, 'এক হাজার পাঁচশ টাকা পঞ্চাশ পয়সা মাত্র', 'One thousand five hundred taka and fifty paisa only'],
    [0.05, 'পাঁচ পয়সা মাত্র', 'Five paisa only'],
  ])('%s taka reads in Bengali and in English', (amount, bn, en) => {
    expect(amountInWords(taka(amount), 'bn')).toBe(bn.normalize('NFC'))
    expect(amountInWords(taka(amount), 'en')).toBe(en)
  })

  it('knows a word of its own for every number below a hundred', () => {
    const said = Array.from({ length: 100 }, (_, value) => amountInWords(value * 100, 'bn'))
    expect(new Set(said).size).toBe(100)
    expect(said.join()).not.toContain('undefined')
  })

  it('says two amounts alike only when they are the same', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('bn' as const, 'en' as const), (a, b, locale) => {
        expect(amountInWords(a, locale) === amountInWords(b, locale)).toBe(a === b)
      }),
    )
  })
})
