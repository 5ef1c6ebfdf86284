import { describe, expect, it } from 'vitest'
import { blankQuestion } from '../model/blank-question.ts'
import { fieldLabels } from '../model/field-labels.ts'
import { diffWords } from './diff-words.ts'
import { differencesOf } from './differences.ts'

describe('what changed in a text', () => {
  const marked = (before: string, after: string) =>
    diffWords(before, after)
      .map(({ is, text }) => (is === 'same' ? text : is === 'gone' ? `[-${text}]` : `[+${text}]`))
      .join('')

  it('is shown word by word, and what stayed stays whole', () => {
    expect(marked('কোন ধমনিটি বন্ধ?', 'কোন ধমনিটি খোলা?')).toBe('কোন ধমনিটি [-বন্ধ?][+খোলা?]')
    expect(marked('a b c', 'a c')).toBe('a [-b ]c')
    expect(marked('', 'new')).toBe('[+new]')
    expect(marked('same', 'same')).toBe('same')
  })

  it('says both texts whole, whatever they are', () => {
    const long = Array.from({ length: 1000 }, (_, nth) => `w${nth}`).join(' ')
    for (const [before, after] of [
      ['x  y z', 'z y'],
      [long, `${long} more`],
    ] as const) {
      const pieces = diffWords(before, after)
      const of = (...kinds: string[]) =>
        pieces
          .filter(({ is }) => kinds.includes(is))
          .map(({ text }) => text.trim())
          .join(' ')
      expect(of('same', 'new').split(/\s+/)).toEqual(after.split(/\s+/))
      expect(of('same', 'gone').split(/\s+/)).toEqual(before.split(/\s+/))
    }
  })
})

describe('two versions of a question', () => {
  const names = {
    labels: fieldLabels(),
    letterOf: (at: number) => 'abcde'[at] ?? '',
    inEnglish: (label: string) => `${label} en`,
    optionOf: (letter: string) => `option ${letter}`,
    noteOf: (letter: string) => `note ${letter}`,
    truths: { T: 'true', F: 'false', either: 'either' },
    yesNo: String,
    bookOf: (id: number) => `book ${id}`,
  }
  const before = { ...blankQuestion, key: { type: 'sba' as const, options: [2] } }

  it('differ in what was changed and in nothing else, each in words', () => {
    const parts = before.parts.map((part) => (part.id === 3 ? { ...part, text: { bn: 'নতুন', en: 'new' } } : part))
    const after = { ...before, parts, key: { type: 'sba' as const, options: [3] }, book_id: 4, book_page: 118 }
    expect(differencesOf(before, after, names).map((each) => [each.label, each.before, each.after])).toEqual([
      ['option c', '', 'নতুন'],
      ['option c en', '', 'new'],
      [names.labels.key, 'b', 'c'],
      [names.labels.book_id, '', 'book 4, 118'],
    ])
    expect(differencesOf(before, before, names)).toEqual([])
  })

  it('say of true and false what is true of which, and nothing of a key that is not shown', () => {
    const mcq = { ...before, key: { type: 'mcq' as const, stems: { 1: 'T' as const, 2: 'F' as const } } }
    expect(differencesOf(before, mcq, names)).toMatchObject([{ before: 'b', after: 'a true, b false' }])
    expect(differencesOf({ ...before, key: null }, { ...before, key: null }, names)).toEqual([])
  })
})
