import { describe, expect, it } from 'vitest'
import { isRightClick, opensDevtools } from './block-devtools.ts'

const page = { closest: () => null }
const input = { closest: () => ({}) }

const press = (text: string, target: unknown = page) => {
  const keys = text.split('+')
  const last = keys.at(-1) ?? ''
  return opensDevtools({
    key: last,
    code: last.length === 1 ? `Key${last}` : last,
    ctrlKey: keys.includes('Ctrl'),
    shiftKey: keys.includes('Shift'),
    altKey: keys.includes('Alt'),
    metaKey: keys.includes('Cmd'),
    target,
  })
}

describe('developer-tools shortcuts', () => {
  it.each([
    'F12',
    'Ctrl+Shift+I',
    'Ctrl+Shift+J',
    'Ctrl+Shift+C',
    'Ctrl+Shift+K',
    'Cmd+Alt+I',
    'Cmd+Alt+J',
    'Cmd+Alt+C',
  ])('blocks %s', (keys) => {
    expect(press(keys)).toBe(true)
  })

  it.each([
    'Ctrl+C',
    'Ctrl+A',
    'Ctrl+F',
    'Ctrl+P',
    'Ctrl+S',
    'Ctrl+U',
    'Ctrl+Shift+T',
    'Ctrl+Shift+N',
    'Ctrl+I',
    'Shift+F10',
    'ContextMenu',
    'Shift+F12',
    'Ctrl+Alt+I',
    'Ctrl+Alt+Shift+I',
    'F5',
    'F6',
    'F7',
    'F11',
    'Tab',
    'I',
    'Ctrl+=',
    'Ctrl+-',
    'Ctrl+0',
  ])('lets %s pass', (keys) => {
    expect(press(keys)).toBe(false)
  })

  it('blocks nothing inside a field', () => {
    expect(press('Ctrl+Shift+I', input)).toBe(false)
    expect(press('F12', input)).toBe(false)
  })

  it('knows the key by its place when a Bengali layout types another letter', () => {
    expect(
      opensDevtools({
        key: 'ি',
        code: 'KeyI',
        ctrlKey: true,
        shiftKey: true,
        altKey: false,
        metaKey: false,
        target: page,
      }),
    ).toBe(true)
  })
})

describe('right click', () => {
  it('is blocked on the page', () => {
    expect(isRightClick({ button: 2, ctrlKey: false, pointerType: 'mouse', target: page })).toBe(true)
    expect(isRightClick({ button: 2, ctrlKey: false, target: page })).toBe(true)
    expect(isRightClick({ button: 0, ctrlKey: true, pointerType: 'mouse', target: page })).toBe(true)
  })

  it('is not blocked inside a field, by the menu key, or by a long press', () => {
    expect(isRightClick({ button: 2, ctrlKey: false, pointerType: 'mouse', target: input })).toBe(false)
    expect(isRightClick({ button: 0, ctrlKey: false, pointerType: '', target: page })).toBe(false)
    expect(isRightClick({ button: -1, ctrlKey: false, pointerType: '', target: page })).toBe(false)
    expect(isRightClick({ button: 2, ctrlKey: false, pointerType: 'touch', target: page })).toBe(false)
  })
})
