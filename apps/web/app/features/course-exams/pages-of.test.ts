import { describe, expect, it } from 'vitest'
import type { ExamInfo } from './course-exam-queries.ts'
import { pagesOf } from './pages-of.ts'

const row = (exam: object | null) => ({ event_id: 7, schedule_id: 3, exam }) as ExamInfo['row']
const addresses = (exam: object | null, shown: 'info' | 'status' = 'info') =>
  pagesOf('5', row(exam), shown).map(({ to }) => to.replace('/my/courses/5/', ''))

const questions = ['question-list', 'question-answer-list', 'question-explanation-list'].map(
  (name) => `events/7/exam/${name}`,
)

describe('the pages of an exam', () => {
  it('are its status, and its questions in all three depths once they are released', () => {
    const status = 'schedule/3/events/7/exam-status'
    expect(addresses({ state: 'open', answers_released: false })).toEqual([status])
    expect(addresses({ state: 'finished', answers_released: true })).toEqual([status, ...questions])
  })

  it('are the same for an exam that was missed', () => {
    expect(addresses({ state: 'missed', answers_released: true }, 'status')).toEqual([
      'schedule/3/events/7/exam-info',
      ...questions,
    ])
  })

  it('are none before there is a paper', () => {
    expect(addresses(null)).toEqual([])
  })
})
