import { expect, it } from 'vitest'
import { adminTokenIn } from './admin-token.ts'

it('takes a token that can stand in a header', () => {
  expect(adminTokenIn('?token=12%7CabcDEF_-.~456')).toBe('12|abcDEF_-.~456')
})

it.each([
  '',
  '?token=',
  '?token=short',
  '?other=abcdefgh',
  '?token=abc%0Adef%0Aghi',
  '?token=%E0%A6%95abcdefgh',
  `?token=${'a'.repeat(3000)}`,
])('takes nothing from "%s"', (search) => {
  expect(adminTokenIn(search)).toBeUndefined()
})
