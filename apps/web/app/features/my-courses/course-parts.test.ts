import { expect, it } from 'vitest'
import { courseParts, partsOf } from './course-parts.ts'

it('leads to everything of a course that one is in', () => {
  expect(partsOf({ state: 'active' })).toEqual(courseParts)
})

it('leads to nothing that would send away whoever has left the course', () => {
  expect(partsOf({ state: 'ended' }).map(({ page }) => page)).toEqual([
    '/my/courses/:id/full-schedule',
    '/my/courses/:id/exams/results',
    '/my/courses/:id/lecture-sheet',
  ])
})
