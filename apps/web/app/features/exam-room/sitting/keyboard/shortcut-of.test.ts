import { describe, expect, it } from 'vitest'
import { aPress } from '../../../../kit/keys/testing/a-press.ts'
import { shortcutOf } from './shortcut-of.ts'

const press = (...pressed: Parameters<typeof aPress>) => shortcutOf(aPress(...pressed))

describe('shortcutOf', () => {
  it('takes a digit for a part', () => {
    expect(press('৩')).toEqual({ to: 'part', position: 2 })
    expect(press('6')).toBeUndefined()
  })

  it('knows a letter by its key, whatever the layout types there', () => {
    expect(press('n', { code: 'KeyN' })).toEqual({ to: 'next' })
    expect(press('ড', { code: 'KeyF' })).toEqual({ to: 'flag' })
    expect(press('?', { code: 'Slash' })).toEqual({ to: 'help' })
  })

  it('leaves the arrows to radios and grids', () => {
    expect(press('ArrowRight')).toEqual({ to: 'next' })
    expect(press('ArrowRight', { inArrows: true })).toBeUndefined()
    expect(press('2', { inArrows: true })).toEqual({ to: 'part', position: 1 })
  })

  it('takes nothing from somebody who types or from the browser', () => {
    expect(press('1', { typing: true })).toBeUndefined()
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('f', { code: 'KeyF', ctrlKey: true })).toBeUndefined()
  })

  it('answers once for a key held down, but lets it page through', () => {
    expect(press('1', { repeat: true })).toBeUndefined()
    expect(press('f', { code: 'KeyF', repeat: true })).toBeUndefined()
    expect(press('ArrowRight', { repeat: true })).toEqual({ to: 'next' })
  })
})
