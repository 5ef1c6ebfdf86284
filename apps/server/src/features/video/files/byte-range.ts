/** The first and the last byte, both counted in. */
export type ByteRange = { start: number; end: number }

/**
 * What of a file a `Range` header asks for: one range, or `unsatisfiable`. Undefined is the whole: no header, one that means
 * nothing here, or several ranges, which a server may answer with everything and which no player asks for.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(\d*)$/i.exec((header ?? '').trim())
  if (match === null) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const wanted = Number(last)
    return wanted === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - wanted), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
