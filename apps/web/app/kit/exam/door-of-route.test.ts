import { expect, it } from 'vitest'
import { doorOfRoute } from './door-of-route.ts'

it('opens the exam that a route names', () => {
  expect(doorOfRoute('my-quiz-result', { key: 'ecg' }).name).toBe('quiz/ecg')
  expect(doorOfRoute('quiz-question-answer', { slug: 'ecg' }).name).toBe('quiz/ecg')
  expect(doorOfRoute('my-bcs-exam-result', { key: 'model' }).name).toBe('bcs-exam/model')
  expect(doorOfRoute('bcs-exam-question-answer', { slug: 'model' }).name).toBe('bcs-exam/model')
  expect(doorOfRoute('my-exam-result', { id: '3', eventId: '8' }).name).toBe('course/3/8')
})
