import { describe, expect, it } from 'vitest'
import { type KeyPress, shortcutOf } from './shortcut-of.ts'

const press = (key: string, more: Partial<KeyPress> = {}) =>
  shortcutOf({
    key,
    code: '',
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    focus: 'page',
    ...more,
  })

describe('shortcutOf', () => {
  it('takes Latin and Bengali digits for the same part', () => {
    expect(press('3')).toEqual({ to: 'part', position: 2 })
    expect(press('৩')).toEqual({ to: 'part', position: 2 })
    expect([press('0'), press('6'), press('৯'), press('12')]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('knows a letter by its key, whatever the layout types there', () => {
    expect(press('n', { code: 'KeyN' })).toEqual({ to: 'next' })
    expect(press('ড', { code: 'KeyF' })).toEqual({ to: 'flag' })
    expect(press('?', { code: 'Slash' })).toEqual({ to: 'help' })
  })

  it('leaves the arrows to radios and grids', () => {
    expect(press('ArrowRight')).toEqual({ to: 'next' })
    expect(press('ArrowRight', { focus: 'arrows' })).toBeUndefined()
    expect(press('2', { focus: 'arrows' })).toEqual({ to: 'part', position: 1 })
  })

  it('takes nothing from somebody who types or from the browser', () => {
    expect(press('1', { focus: 'typing' })).toBeUndefined()
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('f', { code: 'KeyF', ctrlKey: true })).toBeUndefined()
    expect(press('n', { code: 'KeyN', metaKey: true })).toBeUndefined()
  })

  it('answers once for a key held down, but lets it page through', () => {
    expect(press('1', { repeat: true })).toBeUndefined()
    expect(press('f', { code: 'KeyF', repeat: true })).toBeUndefined()
    expect(press('ArrowRight', { repeat: true })).toEqual({ to: 'next' })
  })
})
