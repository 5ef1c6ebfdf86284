import { expect, it } from 'vitest'
import { userIn } from './user-in.ts'

it('reads who is stored beside the token', () => {
  expect(userIn('{"id":7,"name":"ডা. নুসরাত"}')).toEqual({ id: 7, name: 'ডা. নুসরাত' })
})

it.each([null, '', '{', 'true', '[]', '{}', '{"name":5}', '{"name":{"bn":"ডা."}}'])('takes %s for nobody', (stored) => {
  expect(userIn(stored)).toBeNull()
})
