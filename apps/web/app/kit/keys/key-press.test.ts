import { describe, expect, it } from 'vitest'
import { goesOn, isTheirs, partOf } from './key-press.ts'
import { aPress } from './testing/a-press.ts'

describe('a key where questions are answered', () => {
  it('means the same part in Latin and in Bengali digits', () => {
    expect(['1', '5', '৩'].map(partOf)).toEqual([0, 4, 2])
    expect(['0', '6', '৯', '12', 'n', ''].map(partOf)).toEqual(Array(6).fill(undefined))
  })

  it('is not taken from somebody who types, or from the browser', () => {
    expect(isTheirs(aPress('1'))).toBe(false)
    for (const more of [{ typing: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(isTheirs(aPress('1', more))).toBe(true)
  })

  it('goes on by Enter alone, once for each press, where that presses nothing else', () => {
    expect(goesOn(aPress('Enter'))).toBe(true)
    expect(goesOn(aPress('Enter', { inArrows: true }))).toBe(true)
    expect(goesOn(aPress(' '))).toBe(false)
    for (const more of [
      ...[{ ctrlKey: true }, { altKey: true }, { metaKey: true }],
      ...[{ repeat: true }, { onButton: true }, { typing: true }],
    ])
      expect(goesOn(aPress('Enter', more))).toBe(false)
  })
})
