import { expect, it } from 'vitest'
import { myRoutes } from '../../../route-table.ts'
import { depthOf } from './depths.ts'

it('is named by each of the three addresses', () => {
  const patterns = myRoutes.filter(({ page }) => page === 'my/exams/my-exam-questions').map(({ path }) => path)
  expect(patterns.map(depthOf)).toEqual(['questions', 'answers', 'explanations'])
})
