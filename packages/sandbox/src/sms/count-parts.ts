/**
 * How many SMS a gateway would bill. Written apart from the product's own count on purpose: a stand-in that shared
 * the product's arithmetic could never find it wrong.
 */
const gsmOneSeptet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const gsmTwoSeptets = new Set('\f^{}\\[~]|€')

export function isGsm(text: string): boolean {
  return [...text].every((letter) => gsmOneSeptet.has(letter) || gsmTwoSeptets.has(letter))
}

export function countParts(text: string): number {
  const gsm = isGsm(text)
  const sizes = [...text].map((letter) => (gsm ? (gsmTwoSeptets.has(letter) ? 2 : 1) : letter.length))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  if (whole <= (gsm ? 160 : 70)) return 1
  const room = gsm ? 153 : 67
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > room) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}
