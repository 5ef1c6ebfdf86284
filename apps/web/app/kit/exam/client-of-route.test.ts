import { expect, it } from 'vitest'
import { clientOfRoute } from './client-of-route.ts'

it('opens the exam that a route names', () => {
  expect(clientOfRoute('my-quiz-result', { key: 'ecg' }).name).toBe('quiz/ecg')
  expect(clientOfRoute('quiz-question-answer', { slug: 'ecg' }).name).toBe('quiz/ecg')
  expect(clientOfRoute('my-bcs-exam-result', { key: 'model' }).name).toBe('bcs-exam/model')
  expect(clientOfRoute('bcs-exam-question-answer', { slug: 'model' }).name).toBe('bcs-exam/model')
  expect(clientOfRoute('my-exam-result', { id: '3', eventId: '8' }).name).toBe('course/3/8')
})
