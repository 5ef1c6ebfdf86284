import { describe, expect, it } from 'vitest'
import { actOf } from './keys.ts'

const press = (key: string, more: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({ key, modified: false, on: 'box', ...more })

describe('keys of the player', () => {
  it.each([
    [' ', { do: 'toggle' }],
    ['k', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    ['j', { do: 'seek', by: -10 }],
    ['l', { do: 'seek', by: 10 }],
    ['ArrowLeft', { do: 'seek', by: -5 }],
    ['ArrowRight', { do: 'seek', by: 5 }],
    ['m', { do: 'mute' }],
    ['c', { do: 'captions' }],
    ['f', { do: 'full' }],
    ['<', { do: 'speed', by: -1 }],
    ['>', { do: 'speed', by: 1 }],
  ])('%j does %j', (key, act) => {
    expect(press(key)).toEqual(act)
  })

  it('leave the browser its own, as Ctrl and F', () => {
    expect(press('f', { modified: true })).toBeUndefined()
    expect(press('Tab')).toBeUndefined()
  })

  it('leave the space bar to the button that has the focus', () => {
    expect(press(' ', { on: 'button' })).toBeUndefined()
    expect(press('j', { on: 'button' })).toEqual({ do: 'seek', by: -10 })
  })

  it('leave the arrows to a slider of its own', () => {
    expect(press('ArrowLeft', { on: 'slider' })).toBeUndefined()
  })
})
