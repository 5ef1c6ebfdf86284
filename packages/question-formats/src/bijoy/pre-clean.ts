/** What the bytes 80 to 9F show on Windows; the five that show nothing stand for themselves. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const aliases: Record<string, string> = { μ: 'µ', ˉ: '¯', '‐': '\u00ad', '‑': '-', '\u00a0': ' ' }

const unclean = /[\u0080-\u009f\uf020-\uf0ff\u00a0μˉ‐‑]/g

/** Brings the disguises of one code to one character: control characters of Latin-1, private characters of symbol fonts, look-alikes. */
export function preClean(text: string): string {
  return text.normalize('NFC').replace(unclean, (character) => {
    const alias = aliases[character]
    if (alias !== undefined) return alias
    const byte = character.charCodeAt(0) & 0xff
    const shown = byte >= 0x80 && byte <= 0x9f ? windows1252[byte - 0x80]! : String.fromCharCode(byte)
    return aliases[shown] ?? shown
  })
}
