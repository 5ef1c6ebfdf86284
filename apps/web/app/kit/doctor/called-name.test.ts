import { expect, it } from 'vitest'
import { calledName } from './called-name.ts'

it.each([
  ['ডা. নুসরাত জাহান', 'নুসরাত'],
  ['ডাঃ মোঃ আব্দুর রহমান', 'আব্দুর'],
  ['সহকারী অধ্যাপক ডা. মোসা. সালমা বেগম', 'সালমা'],
  ['Dr. Md. Rafiqul Islam', 'Rafiqul'],
  ['Drew Barua', 'Drew'],
  ['মোস্তফা কামাল', 'মোস্তফা'],
  ['ফারহানা', 'ফারহানা'],
  ['ডা.', 'ডা.'],
  ['', ''],
])('calls %s %s', (name, called) => {
  expect(calledName(name)).toBe(called)
})
