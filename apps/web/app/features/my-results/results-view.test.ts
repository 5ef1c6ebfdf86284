import { describe, expect, it } from 'vitest'
import { readView, viewAddress } from './results-view.ts'

describe('which results are shown', () => {
  it('is written in the address and read from it', () => {
    for (const view of [
      { family: undefined, page: 1 },
      { family: 'quiz' as const, page: 1 },
      { family: undefined, page: 3 },
      { family: 'special' as const, page: 2 },
    ]) {
      const [, search = ''] = viewAddress(view).split('?')
      expect(readView(new URLSearchParams(search))).toEqual(view)
    }
  })

  it('is all of them, from the beginning, where the address makes no sense', () => {
    expect(readView(new URLSearchParams('family=other&page=-1'))).toEqual({ family: undefined, page: 1 })
  })
})
