import { expect, it } from 'vitest'
import { currentOf } from './is-current.ts'

const menu = ['/my/dashboard', '/my/account', '/my/account/devices', '/my/courses', '/my/readiness']

it.each([
  ['/my/dashboard', '/my/dashboard'],
  ['/my/courses/7/checkout', '/my/courses'],
  ['/my/account/devices/otp-request', '/my/account/devices'],
  ['/my/account/change-password', '/my/account'],
  ['/my/pending-video/7/video/3', '/my/courses'],
  ['/my/pending-exam/7', '/my/courses'],
  ['/my/results', '/my/readiness'],
  ['/my/notebook/7', '/my/readiness'],
  ['/my/practice', '/my/readiness'],
  ['/my/plan', '/my/readiness'],
  ['/my/planned', undefined],
  ['/my/courses-of-others', undefined],
])('marks for %s the entry %s', (pathname, entry) => {
  expect(currentOf(menu, pathname)).toBe(entry)
})
