import { describe, expect, it } from 'vitest'
import { headingsOf } from './headings-of.ts'

describe('headingsOf', () => {
  it('numbers the parts in their order and keeps where each stands', () => {
    const parts = headingsOf([
      { tag: 'p', children: ['শুরু'] },
      { tag: 'h2', children: ['ভর্তি'] },
      { tag: 'h3', children: ['কাগজ'] },
      { tag: 'h2', children: ['ফি ও ', { tag: 'strong', children: ['কিস্তি'] }] },
    ])
    expect(parts).toEqual([
      { id: 'part-1', title: 'ভর্তি', position: 1 },
      { id: 'part-2', title: 'ফি ও কিস্তি', position: 3 },
    ])
  })

  it('finds none in a text without parts', () => {
    expect(headingsOf(['শুধু কথা', { tag: 'p', children: ['আরও কথা'] }])).toEqual([])
  })
})
