import { describe, expect, it } from 'vitest'
import { differingFields } from './field-diff.ts'

describe('what differs', () => {
  it('is named with both states', () => {
    expect(differingFields({ a: 1, b: { bn: 'ক' } }, { a: 1, b: { bn: 'খ' } })).toEqual([
      { name: 'b', mine: { bn: 'ক' }, theirs: { bn: 'খ' } },
    ])
  })

  it('is nothing where only the order of parts, or what is empty, is different', () => {
    const mine = { title: { en: '', bn: 'ক' }, link: null, list: [{ x: 1, y: 2 }], about: { bn: null, en: null } }
    const theirs = { list: [{ y: 2, x: 1 }], title: { bn: 'ক' }, link: '', about: null }
    expect(differingFields(mine, theirs)).toEqual([])
  })

  it('is the order of a list', () => {
    expect(differingFields({ list: [1, 2] }, { list: [2, 1] })).toHaveLength(1)
  })
})
