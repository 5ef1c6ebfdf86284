import { expect, it } from 'vitest'
import { byShelf } from './pick-list.ts'

it('goes along the shelves as one walks, and ends with what has no place', () => {
  const rows = [
    { shelf: 'A-10', volume: 1, id: 1 },
    { shelf: null, volume: 1, id: 2 },
    { shelf: 'A-2', volume: 2, id: 3 },
    { shelf: 'A-2', volume: 1, id: 4 },
  ]
  expect(rows.toSorted(byShelf).map(({ id }) => id)).toEqual([4, 3, 1, 2])
})
