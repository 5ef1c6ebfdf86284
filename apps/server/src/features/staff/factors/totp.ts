import { createHmac, randomBytes } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute. */
const stepSeconds = 30
const digits = 6

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

export function totpCode(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** length).padStart(length, '0')
}

/**
 * The half-minute whose code this is, if it is a new one. The one before and the one after are taken as well: clocks differ and
 * people type slowly. No code is good twice, so that one that was read over a shoulder is worth nothing.
 */
export function matchTotp(
  secret: Uint8Array,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number },
): number | undefined {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => step > lastStep && totpCode(secret, step) === code)
}

/** 160 bits, as the standard advises. */
export const newTotpSecret = (): Buffer => randomBytes(20)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(held >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** What the QR code says to an authenticator app. */
export function totpAddress({ secret, centre, email }: { secret: Uint8Array; centre: string; email: string }): string {
  const issuer = encodeURIComponent(centre)
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`
}
