import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameKey, judgeChange, judgeContent, judgeReadiness } from './judge-content.ts'
import { numberParts } from './number-parts.ts'
import type { QuestionContent } from './question-content.ts'
import { allows, type QuestionFacts, stateAfter, stateAfterEdit, verbsFor } from './verbs.ts'

const content = (given: Partial<QuestionContent> = {}): QuestionContent => ({
  text: { bn: 'কোন ধমনিটি বন্ধ?' },
  images: [],
  parts: [1, 2, 3, 4].map((id) => ({ id, text: { bn: `ধমনি ${id}` } })),
  fixedOrder: false,
  key: { type: 'sba', options: [3] },
  explanation: null,
  bookId: null,
  bookPage: null,
  source: null,
  ...given,
})
const image = (alt: string) => ({ src: '/files/site/a.webp', width: 10, height: 10, alt: { bn: alt } })
const codes = (faults: { field: string; code: string }[]) => faults.map(({ field, code }) => `${field}: ${code}`)

describe('what can be written', () => {
  it('is a question with as many options as its type has, and a key among them', () => {
    expect(judgeContent({ type: 'sba', content: content() })).toEqual([])
    const three = content({ parts: content().parts.slice(0, 3), key: { type: 'sba', options: [4] } })
    expect(codes(judgeContent({ type: 'sba', content: three }))).toEqual(['parts: option_count', 'key: no_key'])
  })

  it('has words or a picture in every option, and a book where it names a page', () => {
    const parts = [
      { id: 1, text: { bn: '' } },
      { id: 2, text: { bn: '' }, image: image('ক') },
      ...content().parts.slice(2),
    ]
    expect(codes(judgeContent({ type: 'sba', content: content({ parts, bookPage: 4 }) }))).toEqual([
      'parts.0.text.bn: empty_part',
      'book_id: page_needs_book',
    ])
  })

  it('says of every statement whether it is true', () => {
    const key = { type: 'mcq' as const, stems: { 1: 'T' as const, 2: 'F' as const } }
    expect(codes(judgeContent({ type: 'mcq', content: content({ key }) }))).toEqual(['key: no_stem_key'])
  })

  it('says what its pictures show before it is ready', () => {
    const parts = [{ id: 1, text: { bn: 'ক' }, image: image('') }, ...content().parts.slice(1)]
    expect(codes(judgeReadiness(content({ images: [image('ECG'), image('')], parts })))).toEqual([
      'images.1.alt.bn: no_alt',
      'parts.0.image.alt.bn: no_alt',
    ])
  })
})

describe('a change of a question that is used', () => {
  const before = (given: { isUsed?: boolean; isSat?: boolean }) => ({
    ...{ type: 'sba' as const, content: content(), isUsed: true, isSat: false },
    ...given,
  })
  const change = (
    given: { isUsed?: boolean; isSat?: boolean },
    now: Partial<QuestionContent>,
    type: 'sba' | 'mcq' = 'sba',
  ) => codes(judgeChange(before(given), { type, content: content(now) }))

  it('keeps its type, and once it is sat its options and its key', () => {
    expect(change({}, {}, 'mcq')).toEqual(['type: used_type'])
    expect(change({ isSat: true }, { key: { type: 'sba', options: [1] } })).toEqual(['key: sat_key'])
    expect(change({ isSat: true }, { parts: content().parts.slice(0, 3) })).toEqual(['parts: sat_parts'])
    expect(change({}, { key: { type: 'sba', options: [1] } })).toEqual([])
    expect(change({ isUsed: false }, {}, 'mcq')).toEqual([])
  })

  it('may have other words and another order of its options', () => {
    expect(change({ isSat: true }, { text: { bn: 'অন্য লেখা' }, parts: content().parts.toReversed() })).toEqual([])
  })

  it('is the same key in whatever order its options were accepted', () => {
    expect(isSameKey({ type: 'sba', options: [1, 3] }, { type: 'sba', options: [3, 1] })).toBe(true)
    expect(isSameKey({ type: 'sba', options: [1] }, { type: 'sba', options: [1], grace: 'all' })).toBe(false)
  })
})

describe('numbering parts', () => {
  it('counts from one, and the key stays with the words it meant', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 98 }), { minLength: 4, maxLength: 5 }),
        fc.nat(3),
        (ids, at) => {
          const parts = ids.map((id) => ({ id, text: { bn: `শব্দ ${id}` } }))
          const numbered = numberParts(content({ parts, key: { type: 'sba', options: [ids[at]!] } }))
          expect(numbered.parts.map(({ id }) => id)).toEqual(ids.map((_, place) => place + 1))
          const right = numbered.key.type === 'sba' ? numbered.key.options[0] : 0
          expect(numbered.parts.find(({ id }) => id === right)!.text.bn).toBe(`শব্দ ${ids[at]}`)
        },
      ),
    )
  })
})

describe('the way of a question', () => {
  const facts = (given: Partial<QuestionFacts> = {}): QuestionFacts => ({
    ...{ state: 'draft', isUsed: false, isMerged: false, isOwn: true },
    ...given,
  })
  const all = { write: true, review: true }

  it('goes from draft over review to ready, and is retired from anywhere', () => {
    expect(verbsFor(facts(), all)).toEqual(['send', 'retire', 'remove'])
    expect(verbsFor(facts({ state: 'in_review', isOwn: false }), all)).toEqual([
      'take_back',
      'accept',
      'give_back',
      'retire',
    ])
    expect(verbsFor(facts({ state: 'ready' }), all)).toEqual(['retire'])
    expect(verbsFor(facts({ state: 'retired', isUsed: true }), all)).toEqual(['bring_back'])
  })

  it('is never accepted by its author, nor by who does not review', () => {
    expect(allows('accept', facts({ state: 'in_review' }), all)).toBe(false)
    expect(allows('accept', facts({ state: 'in_review', isOwn: false }), { write: true, review: false })).toBe(false)
  })

  it('is not made ready by its author in a roundabout way', () => {
    expect(stateAfter('bring_back', facts({ state: 'retired', isUsed: true }), all)).toBe('draft')
    expect(stateAfterEdit(facts({ state: 'ready' }), all)).toBe('in_review')
    expect(stateAfterEdit(facts({ state: 'ready', isOwn: false }), all)).toBe('ready')
    expect(stateAfterEdit(facts({ state: 'draft' }), all)).toBe('draft')
  })

  it('ends in the bank once it was used: it is retired, never removed', () => {
    expect(allows('remove', facts({ state: 'retired', isUsed: true }), all)).toBe(false)
    const used = facts({ state: 'retired', isUsed: true, isOwn: false })
    expect(stateAfter('bring_back', used, all)).toBe('ready')
    expect(stateAfter('bring_back', { ...used, isUsed: false }, all)).toBe('draft')
  })
})
