import type { KeyPress } from '../key-press.ts'

/** A key pressed with nothing in the focus. */
export const aPress = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false },
  ...{ typing: false, onButton: false, inArrows: false, ...more },
})
