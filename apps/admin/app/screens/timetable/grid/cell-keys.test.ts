import { describe, expect, it } from 'vitest'
import { keyInCell, keyInGrid } from './cell-keys.ts'

const press = (key: string, given: object = {}) => ({
  key,
  code: key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...given,
})
const usual = { page: 10, isChoice: false }

describe('a key', () => {
  it('goes, reaches, and jumps as in a spreadsheet', () => {
    expect(keyInGrid(press('Enter', { shiftKey: true }), usual)).toMatchObject({ does: 'go', down: -1 })
    expect(keyInGrid(press('ArrowRight', { shiftKey: true }), usual)).toMatchObject({ right: 1, isReach: true })
    expect(keyInGrid(press('PageDown'), usual)).toMatchObject({ down: 10 })
    expect(keyInGrid(press('End', { ctrlKey: true }), usual)).toMatchObject({ does: 'goTo', edge: 'last' })
  })

  it('is known by its place where a Bengali layout writes another letter on it', () => {
    expect(keyInGrid(press('্', { code: 'KeyD', ctrlKey: true }), usual)).toEqual({ does: 'fill' })
    expect(keyInGrid(press('য', { code: 'KeyZ', ctrlKey: true, shiftKey: true }), usual)).toEqual({ does: 'redo' })
  })

  it('that writes a letter, copies or pastes is left to the cell', () => {
    expect(keyInGrid(press('ক'), usual)).toBeUndefined()
    expect(keyInGrid(press('c', { code: 'KeyC', ctrlKey: true }), usual)).toBeUndefined()
  })

  it('with Alt opens a list where there is one and moves the day elsewhere', () => {
    expect(keyInGrid(press('ArrowDown', { altKey: true }), { ...usual, isChoice: true })).toEqual({ does: 'open' })
    expect(keyInGrid(press('ArrowDown', { altKey: true }), usual)).toEqual({ does: 'move', step: 1 })
  })

  it('leaves a cell by an arrow only if it was typed over', () => {
    expect(keyInCell(press('ArrowLeft'), true)).toEqual({ down: 0, right: -1 })
    expect(keyInCell(press('ArrowLeft'), false)).toBeUndefined()
    expect(keyInCell(press('Escape'), true)).toBeNull()
    expect(keyInCell(press('Enter', { altKey: true }), true)).toBeUndefined()
  })
})
