/** The GSM 03.38 alphabet, without the escape. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each of these is sent as an escape and a letter. */
const extension = new Set('\f^{}\\[~]|€')

type SmsParts = {
  encoding: 'gsm-7' | 'ucs-2'
  /** Septets or 16-bit units. */
  units: number
  parts: number
}

/** How a text travels and how many SMS it costs. One letter outside the GSM alphabet turns the whole text to UCS-2. */
export function smsParts(text: string): SmsParts {
  const letters = [...text]
  const gsm = letters.every((letter) => basic.has(letter) || extension.has(letter))
  const widths = letters.map((letter) => (gsm ? (extension.has(letter) ? 2 : 1) : letter.length))
  const units = widths.reduce((sum, width) => sum + width, 0)
  const encoding = gsm ? 'gsm-7' : 'ucs-2'
  const [alone, joined] = gsm ? [160, 153] : [70, 67]
  return { encoding, units, parts: units <= alone ? 1 : fill(widths, joined) }
}

/** Counted letter by letter, because an escaped letter or a surrogate pair never lies across two parts. */
function fill(widths: number[], room: number): number {
  let parts = 1
  let used = 0
  for (const width of widths) {
    if (used + width > room) {
      parts += 1
      used = 0
    }
    used += width
  }
  return parts
}
