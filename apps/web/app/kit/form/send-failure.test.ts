import { expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { FieldsError, failureOf } from './send-failure.ts'

it('is nothing while nothing went wrong', () => {
  expect(failureOf(null, [])).toBeUndefined()
})

it('shows the server’s words and the form’s own beside the box they are about', () => {
  const server = new ApiError(422, 'validation_failed', 'দেখুন', { email: ['আছে'] })
  expect(failureOf(server, ['email'])?.fields).toEqual({ email: 'আছে' })
  expect(failureOf(new FieldsError({ reason: 'আরও লিখুন' }), ['reason'])?.fields).toEqual({ reason: 'আরও লিখুন' })
})

it('has words for what nobody expected', () => {
  expect(failureOf(new TypeError('x'), [])?.message).not.toBe('')
})
