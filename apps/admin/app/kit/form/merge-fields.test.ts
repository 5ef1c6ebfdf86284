import { describe, expect, it } from 'vitest'
import { mergeFields, withTheirs } from './merge-fields.ts'

const seen = { title: { bn: 'কার্ডিওলজি', en: 'Cardiology' }, fee: 500, is_open: true, about: null }

describe('two who change one thing', () => {
  it('have nothing to choose where each wrote into other fields: the other’s stay, also in the other language', () => {
    const mine = { ...seen, title: { bn: 'কার্ডিওলজি ২০২৭', en: 'Cardiology' } }
    const theirs = { ...seen, title: { bn: 'কার্ডিওলজি', en: 'Heart' }, is_open: false }
    const { clashes, theirsAlone } = mergeFields({ seen, mine, theirs })
    expect(clashes).toEqual([])
    expect(theirsAlone.map(({ name }) => name)).toEqual(['title.en', 'is_open'])
    expect(withTheirs(mine, theirsAlone)).toEqual({
      ...seen,
      title: { bn: 'কার্ডিওলজি ২০২৭', en: 'Heart' },
      is_open: false,
    })
  })

  it('choose where both wrote, and not where both wrote the same', () => {
    const mine = { ...seen, fee: 450, is_open: false }
    const theirs = { ...seen, fee: 600, is_open: false }
    expect(mergeFields({ seen, mine, theirs })).toEqual({
      clashes: [{ name: 'fee', mine: 450, theirs: 600 }],
      theirsAlone: [],
    })
  })

  it('choose wherever they differ when nobody knows what the writer began with', () => {
    const theirs = { ...seen, fee: 600, about: { bn: 'নতুন' } }
    expect(mergeFields({ mine: seen, theirs }).clashes.map(({ name }) => name)).toEqual(['fee', 'about.bn'])
  })
})
