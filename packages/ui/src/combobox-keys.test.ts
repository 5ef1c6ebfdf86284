import { describe, expect, it } from 'vitest'
import { comboboxMove } from './combobox-keys.ts'

describe('comboboxMove', () => {
  it('opens a closed list with an arrow', () => {
    expect(comboboxMove({ key: 'ArrowDown', open: false, place: -1, count: 3 })).toEqual({ to: 'open' })
  })

  it('goes from the last option round to the first', () => {
    expect(comboboxMove({ key: 'ArrowDown', open: true, place: 2, count: 3 })).toEqual({ to: 'option', place: 0 })
  })

  it('goes up from the box to the last option', () => {
    expect(comboboxMove({ key: 'ArrowUp', open: true, place: -1, count: 3 })).toEqual({ to: 'option', place: 2 })
  })

  it('stops a page at the end of the list', () => {
    expect(comboboxMove({ key: 'PageDown', open: true, place: 5, count: 7 })).toEqual({ to: 'option', place: 6 })
  })

  it('chooses only a marked option, so that Enter in the box still sends the form', () => {
    expect(comboboxMove({ key: 'Enter', open: true, place: 1, count: 3 })).toEqual({ to: 'choose', place: 1 })
    expect(comboboxMove({ key: 'Enter', open: true, place: -1, count: 3 })).toBeUndefined()
  })

  it('leaves Escape in a closed list to the page', () => {
    expect(comboboxMove({ key: 'Escape', open: false, place: -1, count: 3 })).toBeUndefined()
  })

  it('marks nothing where nothing is found', () => {
    expect(comboboxMove({ key: 'ArrowDown', open: true, place: -1, count: 0 })).toBeUndefined()
  })
})
