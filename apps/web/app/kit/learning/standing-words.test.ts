import { inLocale } from '@prostuti/text/runtime'
import { expect, it } from 'vitest'
import { hasFallen, standingWords } from './standing-words.ts'

const said = (...percentiles: number[]) => inLocale('en', () => standingWords(percentiles))

it('says where the last exam was, and how far from the first', () => {
  expect(said(6000, 4000, 8250)).toEqual([
    'In the last exam you were ahead of 82 of 100.',
    'In the first one it was 60: you are climbing.',
  ])
  expect(said(8000, 6000)[1]).toBe('In the first one it was 80.')
  expect(said(6000, 6400)[1]).toBe('That is about where you began.')
})

it('leads to the newest result where that was tellingly worse than the first', () => {
  expect(hasFallen([8000, 9000, 6000])).toBe(true)
  expect(hasFallen([6400, 6000])).toBe(false)
  expect(hasFallen([6000])).toBe(false)
  expect(hasFallen([])).toBe(false)
})

it('has words for both ends, for a single exam and for none', () => {
  expect(said(10_000)).toEqual([
    'In the last exam nobody was ahead of you.',
    'After one more exam you will see a line here.',
  ])
  expect(said(0)[0]).toBe('The last exam was a hard one; the way up begins here.')
  expect(said()).toEqual([])
})
