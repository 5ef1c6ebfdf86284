import { describe, expect, it } from 'vitest'
import { rankColleges } from './rank-colleges.ts'

const colleges = [
  { name: 'ঢাকা মেডিকেল কলেজ', search: 'ঢাকা মেডিকেল কলেজ dhaka medical college dmc' },
  { name: 'স্যার সলিমুল্লাহ মেডিকেল কলেজ', search: 'স্যার সলিমুল্লাহ মেডিকেল কলেজ sir salimullah medical college ssmc mitford' },
  { name: 'ঢাকা ন্যাশনাল মেডিকেল কলেজ', search: 'ঢাকা ন্যাশনাল মেডিকেল কলেজ dhaka national medical college dnmc' },
  { name: 'হলি ফ্যামিলি রেড ক্রিসেন্ট মেডিকেল কলেজ, ঢাকা', search: 'holy family red crescent medical college dhaka hfrcmc' },
]
const found = (typed: string) => rankColleges(colleges, typed).map(({ name }) => name)

describe('rankColleges', () => {
  it('shows all in their own order while nothing is typed', () => {
    expect(found('  ')).toEqual(colleges.map(({ name }) => name))
  })

  it('finds by acronym, in any case', () => {
    expect(found('SSMC')).toEqual(['স্যার সলিমুল্লাহ মেডিকেল কলেজ'])
  })

  it('puts names that begin with the words before those that only hold them', () => {
    expect(found('ঢাকা')).toEqual(['ঢাকা মেডিকেল কলেজ', 'ঢাকা ন্যাশনাল মেডিকেল কলেজ', 'হলি ফ্যামিলি রেড ক্রিসেন্ট মেডিকেল কলেজ, ঢাকা'])
  })

  it('takes the words in any order and either language', () => {
    expect(found('national dhaka')).toEqual(['ঢাকা ন্যাশনাল মেডিকেল কলেজ'])
  })

  it('forgives another spelling', () => {
    expect(found('সলীমুল্লাহ মেডিক্যাল')).toEqual(['স্যার সলিমুল্লাহ মেডিকেল কলেজ'])
  })

  it('finds nothing for what is not there', () => {
    expect(found('xyz')).toEqual([])
  })
})
