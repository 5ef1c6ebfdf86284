import { expect, it } from 'vitest'
import { ApiError } from '../../../../api/api-error.ts'
import { judgeFailure } from './judge-failure.ts'

it.each([
  [new ApiError(0, 'offline'), 'unreachable'],
  [new ApiError(0, 'timeout'), 'unreachable'],
  [new ApiError(503, 'unavailable'), 'unreachable'],
  [new ApiError(429, 'too_many_requests'), 'unreachable'],
  [new DOMException('gave up', 'AbortError'), 'unreachable'],
  [new TypeError('a portal’s page'), 'unreachable'],
  [new ApiError(500, 'unavailable'), 'again'],
  [new ApiError(401, 'unauthenticated'), 'signed-out'],
  [new ApiError(423, 'device_not_verified'), 'device'],
  [new ApiError(409, 'answer_outdated'), 'outdated'],
  [new ApiError(409, 'exam_finished'), 'finished'],
  [new ApiError(422, 'validation_failed'), 'refused'],
  [new ApiError(404, 'not_found'), 'refused'],
] as const)('%o is %s', (error, failure) => {
  expect(judgeFailure(error)).toBe(failure)
})
