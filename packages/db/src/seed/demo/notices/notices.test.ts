import { describe, expect, it } from 'vitest'
import { demoNotices } from './notices.ts'

const texts = demoNotices.flatMap(({ title, body }) => [title, body])

describe('the demo notices', () => {
  it('are there in Bengali and in English, in the normalised encoding', () => {
    for (const { bn, en } of texts) {
      expect.soft(bn).toBe(bn.normalize('NFC'))
      expect.soft(bn).toMatch(/[\u0980-\u09FF]/)
      expect.soft(en, bn).toBeTruthy()
      expect.soft(en).not.toMatch(/[\u0980-\u09FF]/)
    }
  })

  it('are for everybody, for courses and for batches, some of them still unopened', () => {
    expect(demoNotices.length).toBe(14)
    const audiences = new Set(demoNotices.map(({ to }) => (typeof to === 'string' ? to : Object.keys(to)[0])))
    expect([...audiences].sort()).toEqual(['all', 'batchOf', 'course'])
    expect(demoNotices.filter(({ isNew }) => isNew).length).toBeGreaterThanOrEqual(3)
  })
})
