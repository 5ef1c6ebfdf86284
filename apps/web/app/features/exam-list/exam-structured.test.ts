import { describe, expect, it } from 'vitest'
import { examListStructured } from './exam-structured.ts'

describe('examListStructured', () => {
  it('names each exam in order, at its place in the list', () => {
    const exams = [
      { key: 'quiz-renal', title: 'রেনাল' },
      { key: 'quiz-ecg', title: 'ECG' },
    ]
    expect(examListStructured(new Request('https://prostuti.example/quiz-list'), '/quiz-list', exams)).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'রেনাল', url: 'https://prostuti.example/quiz-list#quiz-renal' },
        { '@type': 'ListItem', position: 2, name: 'ECG', url: 'https://prostuti.example/quiz-list#quiz-ecg' },
      ],
    })
  })
})
