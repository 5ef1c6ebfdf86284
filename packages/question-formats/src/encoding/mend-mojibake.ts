/** Bengali letters are `à¦` and `à§` with one more sign, once their UTF-8 was taken for the Western encoding of Windows. */
const signs = /à[¦§]/g
const bengali = /[\u0980-\u09ff]/

/**
 * Bengali whose UTF-8 a program took for Windows-1252 and saved again, as it was before. Only where the whole text turns back into
 * UTF-8 without a fault; what is no such text is left alone.
 */
export function mendMojibake(text: string): string {
  if (bengali.test(text) || (text.match(signs)?.length ?? 0) < 3) return text
  const bytes = encodeWindows(text.replace(/^\ufeff/, ''))
  if (bytes === null) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}

let byteOf: Map<number, number> | undefined

function encodeWindows(text: string): Uint8Array | null {
  byteOf ??= new Map(
    Array.from({ length: 256 }, (_, byte) => {
      const [letter = ''] = new TextDecoder('windows-1252').decode(Uint8Array.of(byte))
      return [letter.charCodeAt(0), byte]
    }),
  )
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text.charCodeAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}
