import { expect, it } from 'vitest'
import { withoutTitle } from './without-title.ts'

it.each([
  ['ডা. ফারহানা ইসলাম', 'ফারহানা ইসলাম'],
  ['অধ্যাপক ডা. রফিকুল আলম', 'রফিকুল আলম'],
  ['ড. রফিকুল আলম', 'রফিকুল আলম'],
  ['Prof. Dr. Rafiqul Alam', 'Rafiqul Alam'],
  ['ডালিয়া সুলতানা', 'ডালিয়া সুলতানা'],
  ['ডা.', 'ডা.'],
])('of %s leaves %s', (name, rest) => {
  expect(withoutTitle(name)).toBe(rest)
})
