import { describe, expect, it } from 'vitest'
import { examListAddress, readPage } from './exam-list-address.ts'
import { examListAt, examLists } from './exam-lists.ts'

const pageIn = (search: string) => readPage(new URLSearchParams(search))

describe('readPage', () => {
  it('reads both kinds of digits', () => {
    expect(pageIn('page=3')).toBe(3)
    expect(pageIn('page=১২')).toBe(12)
  })

  it('takes what it cannot mean for the first page', () => {
    for (const search of ['', 'page=', 'page=0', 'page=-1', 'page=1e3', 'page=99999']) expect(pageIn(search)).toBe(1)
  })
})

describe('examListAddress', () => {
  it('leaves the first page out, so that a list has one address', () => {
    expect(examListAddress({ path: '/quiz-list' })).toBe('/quiz-list')
    expect(examListAddress({ path: '/quiz-list' }, 2)).toBe('/quiz-list?page=2')
  })
})

describe('examListAt', () => {
  it('knows each list by its address', () => {
    for (const list of examLists) {
      expect(examListAt(list.path)).toBe(list)
      expect(examListAt(`${list.path}/`)).toBe(list)
    }
  })
})
