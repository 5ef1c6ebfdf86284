import { expect, it } from 'vitest'
import { nextCell } from './next-cell.ts'

const spot = (column: number, row: number) => ({ left: column * 50, top: row * 50 })
// A group of five in rows of three, then a group of two below its own heading.
const cells = [spot(0, 0), spot(1, 0), spot(2, 0), spot(0, 1), spot(1, 1), spot(0, 3), spot(1, 3)]

it('goes up and down by row, into the next group too', () => {
  expect(nextCell('ArrowDown', 1, cells)).toBe(4)
  expect(nextCell('ArrowDown', 4, cells)).toBe(6)
  expect(nextCell('ArrowUp', 6, cells)).toBe(4)
})

it('takes the nearest where the row below is shorter', () => {
  expect(nextCell('ArrowDown', 2, cells)).toBe(4)
})

it('stays at the ends', () => {
  expect(nextCell('ArrowUp', 1, cells)).toBe(1)
  expect(nextCell('ArrowDown', 5, cells)).toBe(5)
  expect([nextCell('ArrowLeft', 0, cells), nextCell('ArrowRight', 6, cells)]).toEqual([0, 6])
})

it('knows the first and the last, and leaves other keys alone', () => {
  expect([nextCell('Home', 4, cells), nextCell('End', 0, cells), nextCell('f', 0, cells)]).toEqual([0, 6, undefined])
})
