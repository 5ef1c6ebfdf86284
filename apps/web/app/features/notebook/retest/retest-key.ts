import { goesOn, isTheirs, type KeyPress, partOf } from '../../../kit/keys/key-press.ts'

/** What a key means while a card is answered. */
export type RetestKey =
  | { to: 'part'; position: number }
  | { to: 'stem'; said: 'T' | 'F' }
  | { to: 'on' }
  | { to: 'undo' }

/** By what the key is on a Latin keyboard: with a Bengali layout it types another sign. */
const letters: Record<string, RetestKey> = {
  KeyT: { to: 'stem', said: 'T' },
  KeyF: { to: 'stem', said: 'F' },
  KeyU: { to: 'undo' },
}

/** `singleKeys` is the switch of these; Enter is none of them. */
export function retestKey(press: KeyPress, singleKeys: boolean): RetestKey | undefined {
  if (goesOn(press)) return { to: 'on' }
  if (!singleKeys || isTheirs(press) || press.repeat) return undefined
  const position = partOf(press.key)
  return position === undefined ? letters[press.code] : { to: 'part', position }
}
