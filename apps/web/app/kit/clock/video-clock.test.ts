import { expect, it } from 'vitest'
import { clock, lengthWords } from './video-clock.ts'

it.each([
  [0, '০:০০'],
  [5.9, '০:০৫'],
  [750, '১২:৩০'],
  [3900, '১:০৫:০০'],
  [-2, '০:০০'],
])('shows second %d as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})

it.each([
  [0, '০ সেকেন্ড'],
  [30, '৩০ সেকেন্ড'],
  [90, '১ মিনিট ৩০ সেকেন্ড'],
  [120, '২ মিনিট'],
  [2700, '৪৫ মিনিট'],
  [3599, '১ ঘণ্টা'],
  [3900, '১ ঘণ্টা ৫ মিনিট'],
])('calls %d seconds %s', (seconds, text) => {
  expect(lengthWords(seconds)).toBe(text)
})
