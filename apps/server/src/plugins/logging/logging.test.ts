import { describe, expect, it } from 'vitest'
import { scrub } from './logging.ts'

describe('log scrubbing', () => {
  it.each([
    ['call 01712345678 now', 'call [phone] now'],
    ['+8801712345678', '[phone]'],
    ['০১৭১২৩৪৫৬৭৮', '[phone]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
    ['/login-for-admin?token=abc123&x=1', '/login-for-admin?token=[secret]&x=1'],
    ['{"password":"hunter2","a":1}', '{"password":"[secret]","a":1}'],
    [
      'Failed query: insert $1\nparams: a@b.co,$argon2id$x,\nsecond line\n    at file.ts:1',
      'Failed query: insert $1\nparams: [left out]\n    at file.ts:1',
    ],
    ['12 rows in 345 ms', '12 rows in 345 ms'],
  ])('turns %s into %s', (text, clean) => {
    expect(scrub(text)).toBe(clean)
  })
})
