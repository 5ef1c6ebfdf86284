import type { KeyboardEvent } from 'react'

/** What a key means in the grid. `page` is a screenful of rows. */
export type CellKey =
  | { does: 'go'; down: number; right: number; isReach: boolean }
  | { does: 'goTo'; edge: 'rowStart' | 'rowEnd' | 'first' | 'last'; isReach: boolean }
  | { does: 'all' | 'edit' | 'clear' | 'fill' | 'undo' | 'redo' | 'escape' | 'insert' | 'remove' | 'save' | 'open' }
  | { does: 'move'; step: 1 | -1 }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const arrows: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** By their place on the keyboard, because with a Bengali layout the letter is another. */
const withControl: Record<string, CellKey> = {
  KeyA: { does: 'all' },
  KeyD: { does: 'fill' },
  KeyY: { does: 'redo' },
  KeyS: { does: 'save' },
}

/** What a key does while a cell is chosen and nothing is being typed; undefined: the cell takes it as a letter. */
export function keyInGrid(
  pressed: Pressed,
  { page, isChoice }: { page: number; isChoice: boolean },
): CellKey | undefined {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = pressed
  const isReach = shiftKey
  if (ctrlKey || metaKey) {
    if (code === 'KeyZ') return { does: shiftKey ? 'redo' : 'undo' }
    if (key === 'Home') return { does: 'goTo', edge: 'first', isReach }
    if (key === 'End') return { does: 'goTo', edge: 'last', isReach }
    return withControl[code]
  }
  if (altKey) {
    if (key === 'ArrowDown' && isChoice) return { does: 'open' }
    if (key === 'ArrowDown' || key === 'ArrowUp') return { does: 'move', step: key === 'ArrowDown' ? 1 : -1 }
    if (key === 'Insert' || code === 'KeyI') return { does: 'insert' }
    return key === 'Delete' ? { does: 'remove' } : undefined
  }
  const arrow = arrows[key]
  if (arrow) return { does: 'go', down: arrow[0], right: arrow[1], isReach }
  switch (key) {
    case 'Enter':
      return { does: 'go', down: shiftKey ? -1 : 1, right: 0, isReach: false }
    case 'Tab':
      return { does: 'go', down: 0, right: shiftKey ? -1 : 1, isReach: false }
    case 'PageDown':
    case 'PageUp':
      return { does: 'go', down: key === 'PageDown' ? page : -page, right: 0, isReach }
    case 'Home':
    case 'End':
      return { does: 'goTo', edge: key === 'Home' ? 'rowStart' : 'rowEnd', isReach }
    case 'F2':
      return { does: 'edit' }
    case 'Delete':
    case 'Backspace':
      return { does: 'clear' }
    case 'Escape':
      return { does: 'escape' }
  }
  return undefined
}

/** Where one goes when a cell that was being written is left by a key; null: it is given up; undefined: the key is the cell's. */
export function keyInCell(pressed: Pressed, isReplacing: boolean): { down: number; right: number } | null | undefined {
  const { key, shiftKey, altKey } = pressed
  if (key === 'Escape') return null
  if (key === 'Enter' && !altKey) return { down: shiftKey ? -1 : 1, right: 0 }
  if (key === 'Tab') return { down: 0, right: shiftKey ? -1 : 1 }
  // Whoever began by typing leaves with an arrow, as in a spreadsheet; whoever opened the cell moves inside it.
  const arrow = arrows[key]
  return isReplacing && arrow && !shiftKey ? { down: arrow[0], right: arrow[1] } : undefined
}
