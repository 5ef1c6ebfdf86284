import { describe, expect, it } from 'vitest'
import { calledIn, cannedTyped, mentionTyped, withCanned, withMention } from './words-at-hand.ts'

describe('what is being typed', () => {
  it.each([
    ['/', ''],
    ['/আপত্তি', 'আপত্তি'],
    ['/a b', undefined],
    ['ক/খ', undefined],
    ['', undefined],
  ])('%j asks for the canned answers with %j', (text, typed) => {
    expect(cannedTyped(text)).toBe(typed)
  })
  it.each([
    ['', 'ধন্যবাদ'],
    ['/ধ', 'ধন্যবাদ'],
    ['দেখেছি।\n', 'দেখেছি।\n\nধন্যবাদ'],
  ])('%j with a canned answer is %j', (text, whole) => {
    expect(withCanned(text, 'ধন্যবাদ')).toBe(whole)
  })
  it.each([
    ['', '@'],
    ['দেখুন', 'দেখুন @'],
    ['দেখুন @', 'দেখুন @'],
  ])('%j calls a colleague with %j', (text, whole) => {
    expect(withMention(text)).toBe(whole)
  })
  it.each([
    ['@', ''],
    ['দেখুন @রা', 'রা'],
    ['a@b', undefined],
    ['@রাশেদ মাহমুদ ', undefined],
  ])('%j asks for the colleagues with %j', (text, typed) => {
    expect(mentionTyped(text)).toBe(typed)
  })
  it('calls those whose whole name stands in it, the longer name first', () => {
    const members = [
      { id: 1, name: 'রাশেদ' },
      { id: 2, name: 'রাশেদ মাহমুদ' },
    ]
    expect(calledIn('@রাশেদ মাহমুদ দেখুন', members)).toEqual([2])
    expect(calledIn('@রাশেদ দেখুন', members)).toEqual([1])
    expect(calledIn('রাশেদ', members)).toEqual([])
  })
})
