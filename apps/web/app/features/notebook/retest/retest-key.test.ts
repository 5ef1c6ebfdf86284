import { describe, expect, it } from 'vitest'
import { type KeyPress, retestKey } from './retest-key.ts'

const press = (key: string, more: Partial<KeyPress> = {}) =>
  retestKey({ key, code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false, focus: 'page', ...more })

describe('a key at a retest', () => {
  it('chooses by Latin and Bengali digits', () => {
    expect([press('3'), press('৩')]).toEqual([
      { to: 'part', position: 2 },
      { to: 'part', position: 2 },
    ])
    expect([press('0'), press('6'), press('12')]).toEqual([undefined, undefined, undefined])
  })

  it('says true, false and undo by the place of the letter, whatever the layout types there', () => {
    expect(press('ট', { code: 'KeyT' })).toEqual({ to: 'stem', said: 'T' })
    expect(press('f', { code: 'KeyF' })).toEqual({ to: 'stem', said: 'F' })
    expect(press('u', { code: 'KeyU' })).toEqual({ to: 'undo' })
  })

  it('leaves Enter to the link or button that has the focus, so that it is pressed once', () => {
    expect(press('Enter')).toEqual({ to: 'on' })
    expect(press('Enter', { focus: 'button' })).toBeUndefined()
    expect(press('2', { focus: 'button' })).toEqual({ to: 'part', position: 1 })
  })

  it('takes nothing from somebody who types, from the browser, or from a key held down', () => {
    expect(press('1', { focus: 'typing' })).toBeUndefined()
    expect(press('f', { code: 'KeyF', ctrlKey: true })).toBeUndefined()
    expect(press('Enter', { repeat: true })).toBeUndefined()
  })
})
