import { describe, expect, it } from 'vitest'
import { faqAddress, readFaqSearch } from './faq-search.ts'

const read = (query: string) => readFaqSearch(new URLSearchParams(query))

describe('readFaqSearch', () => {
  it('reads what a form or a link put into the address', () => {
    expect(read('q=+kisti+&category=payment&page=২')).toEqual({ q: 'kisti', category: 'payment', page: 2 })
  })

  it('leaves out what makes no sense, instead of showing no page', () => {
    for (const query of [
      '',
      'q=',
      'q=+++',
      'category=Ab%20c',
      'category=',
      'page=0',
      'page=-1',
      'page=x',
      'page=1.5',
    ]) {
      expect(read(query), query).toEqual({})
    }
  })

  it('asks for no more words than the search takes', () => {
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
  })
})

describe('faqAddress', () => {
  it('is short when nothing is asked for', () => {
    expect(faqAddress({})).toBe('/faq')
    expect(faqAddress({ page: 1 })).toBe('/faq')
  })

  it('comes back as it was written', () => {
    const search = { q: 'কিস্তি & fee', category: 'payment', page: 3 }
    expect(readFaqSearch(new URL(faqAddress(search), 'http://centre.example').searchParams)).toEqual(search)
  })
})
