import { expect, it } from 'vitest'
import { isPlain } from './needs-app.ts'

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a press with %j is meant for the page: %s', (about, plain) => {
  const press = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...about }
  expect(isPlain(press as MouseEvent)).toBe(plain)
})
