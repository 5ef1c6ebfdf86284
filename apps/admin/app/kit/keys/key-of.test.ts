import { expect, it } from 'vitest'
import { keyOf } from './key-of.ts'

const press = (code: string, held: object = {}) => ({
  ...{ code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
  ...held,
})

it.each([
  // What a Bengali layout writes with this key is another letter; its place is the same.
  [press('KeyJ'), 'j'],
  [press('Digit3'), '3'],
  [press('KeyX', { shiftKey: true }), 'shift+x'],
  [press('Slash'), '/'],
  [press('Slash', { shiftKey: true }), '?'],
  [press('KeyS', { ctrlKey: true }), 'ctrl+s'],
  [press('KeyZ', { metaKey: true }), 'ctrl+z'],
  [press('Enter', { ctrlKey: true }), 'ctrl+enter'],
  [press('F1'), undefined],
  [press('KeyJ', { altKey: true }), undefined],
])('is named by the place of the key: %j is %s', (given, name) => {
  expect(keyOf(given)).toBe(name)
})
