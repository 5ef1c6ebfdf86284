import { expect, it } from 'vitest'
import { bcsExamClient, courseExamClient, quizClient } from './exam-clients.ts'
import { listOf, wayBack } from './way-back.ts'

it('leads back to the list that the exam stands in', () => {
  expect(listOf(bcsExamClient('a'), { kind: 'bcs_exam' })).toBe('/bcs-exam-list')
  expect(listOf(bcsExamClient('a'), { kind: 'special_exam' })).toBe('/special-exam')
  expect(listOf(quizClient('a'), { kind: 'quiz' })).toBe('/quiz-list')
  expect(listOf(bcsExamClient('a'), undefined)).toBe('/bcs-exam-list')
})

it('names the course where the exam is of one', () => {
  const back = wayBack(courseExamClient({ id: '3', eventId: '8' }), { kind: 'schedule_exam' })
  expect(back).toEqual({ to: '/my/courses/3', label: 'কোর্সে ফিরুন' })
})
