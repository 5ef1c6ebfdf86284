import { expect, it } from 'vitest'
import { parseQuestionText } from './parse-question-text.ts'
import { writeExplanation } from './write-explanation.ts'

it('says why, then what was said of single parts, then where it can be read up', () => {
  const book = { words: 'ECG [২য় সংস্করণ], পৃষ্ঠা ৬', to: '/my/reference-book/1/page-no/6' }
  const text = writeExplanation({
    explanation: 'কারণ x^{2}',
    notes: [{ letter: 'গ', text: 'এটি নয়' }],
    book,
    source: 'Davidson',
  })
  expect(text?.split('\n')).toEqual([
    'কারণ x^{2}',
    'গ: এটি নয়',
    '[ECG ২য় সংস্করণ, পৃষ্ঠা ৬](/my/reference-book/1/page-no/6)',
    'Davidson',
  ])
  expect(parseQuestionText(text!)).toContainEqual(expect.objectContaining({ kind: 'link', to: book.to }))
})

it('is nothing where nothing was said', () => {
  expect(writeExplanation({ explanation: '', notes: [], book: null, source: null })).toBeNull()
})
