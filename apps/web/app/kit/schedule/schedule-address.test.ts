import { describe, expect, it } from 'vitest'
import { readView, viewQuery } from './schedule-address.ts'

describe('readView', () => {
  it('reads what the address asks for, in either digits', () => {
    expect(readView(new URLSearchParams('schedule=১২&only=exam&page=2'))).toEqual({
      schedule: 12,
      only: 'exam',
      page: 2,
    })
  })

  it('ignores what it cannot mean', () => {
    const nothing = { schedule: undefined, only: undefined, page: 1 }
    expect(readView(new URLSearchParams('schedule=x&only=all&page=-3'))).toEqual(nothing)
    expect(readView(new URLSearchParams('schedule=1e9&page=0'))).toEqual(nothing)
  })
})

describe('viewQuery', () => {
  it('says nothing about what is shown anyway', () => {
    expect(viewQuery({ schedule: undefined, only: undefined, page: 1 })).toBe('')
  })

  it('is read back as it was written', () => {
    const view = { schedule: 7, only: 'lecture', page: 3 } as const
    expect(readView(new URLSearchParams(viewQuery(view)))).toEqual(view)
  })
})
