import { describe, expect, it } from 'vitest'
import { aPress } from '../../../kit/keys/testing/a-press.ts'
import { retestKey } from './retest-key.ts'

const press = (...pressed: Parameters<typeof aPress>) => retestKey(aPress(...pressed), true)

describe('a key at a retest', () => {
  it('chooses by digits', () => {
    expect(press('৩')).toEqual({ to: 'part', position: 2 })
    expect(press('6')).toBeUndefined()
  })

  it('says true, false and undo by the key of the letter, whatever the layout types there', () => {
    expect(press('ট', { code: 'KeyT' })).toEqual({ to: 'stem', said: 'T' })
    expect(press('f', { code: 'KeyF' })).toEqual({ to: 'stem', said: 'F' })
    expect(press('u', { code: 'KeyU' })).toEqual({ to: 'undo' })
  })

  it('leaves Enter to the link or button that has the focus, so that it is pressed once', () => {
    expect(press('Enter')).toEqual({ to: 'on' })
    expect(press('Enter', { onButton: true })).toBeUndefined()
    expect(press('2', { onButton: true })).toEqual({ to: 'part', position: 1 })
  })

  it('goes on by Enter also where single keys are switched off', () => {
    expect(retestKey(aPress('Enter'), false)).toEqual({ to: 'on' })
    expect(retestKey(aPress('2'), false)).toBeUndefined()
    expect(retestKey(aPress('u', { code: 'KeyU' }), false)).toBeUndefined()
  })

  it('takes nothing from somebody who types, from the browser, or from a key held down', () => {
    expect(press('1', { typing: true })).toBeUndefined()
    expect(press('f', { code: 'KeyF', ctrlKey: true })).toBeUndefined()
    expect(press('Enter', { ctrlKey: true })).toBeUndefined()
    expect(press('u', { code: 'KeyU', repeat: true })).toBeUndefined()
  })
})
