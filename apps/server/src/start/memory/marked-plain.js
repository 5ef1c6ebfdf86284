import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const mark = '\n//'

/** A source without its types as it is laid down: behind it stands its hash. @param {string} plain */
export const markPlain = (plain) => plain + mark + hash('sha256', plain)

/**
 * Undefined where none lies, or not what was written: after a power cut a file may be there by its name, and empty or half of it zeros.
 * @param {string} file
 */
export function readPlain(file) {
  try {
    const found = readFileSync(file, 'utf8')
    const plain = found.slice(0, found.lastIndexOf(mark))
    return found === markPlain(plain) ? plain : undefined
  } catch {
    return undefined
  }
}
