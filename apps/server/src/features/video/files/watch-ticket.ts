import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** What an address of a video is good for: this doctor, in this sign-in, this video, until then. */
export type Ticket = { doctorId: number; signInId: number; videoId: number; expiresAt: Date }

/** Who the browser is: the half that does not travel with an address. */
export type Watcher = Pick<Ticket, 'doctorId' | 'signInId'>

const bytesOfMac = 32

/** Four bytes for each number and the seal: without padding bits, so that no two spellings mean the same. */
const packed = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [place, number] of numbers.entries()) bytes.writeUInt32BE(number, place * 4)
  return bytes
}

const seal = (secret: string, use: string, bytes: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${use}\0`).update(bytes).digest()

const write = (secret: string, use: string, numbers: number[]): string => {
  const bytes = packed(...numbers)
  return Buffer.concat([bytes, seal(secret, use, bytes)]).toString('base64url')
}

/** The numbers of what this server has sealed for this use; undefined for anything else. */
function read(secret: string, use: string, { text, count }: { text: string; count: number }): number[] | undefined {
  const length = count * 4
  if (!/^[\w-]+$/.test(text)) return undefined
  const all = Buffer.from(text, 'base64url')
  // Written back it must be the same text: a decoder forgives what is too short or too long.
  if (all.length !== length + bytesOfMac || all.toString('base64url') !== text) return undefined
  const bytes = all.subarray(0, length)
  if (!timingSafeEqual(all.subarray(length), seal(secret, use, bytes))) return undefined
  return Array.from({ length: count }, (_, place) => bytes.readUInt32BE(place * 4))
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Three numbers, so that the text still has no padding bits. */
const chance = (): number[] => Array.from({ length: 3 }, () => randomInt(2 ** 32))

/** No two are alike, not even of one second: a player that is given a new address must see that it is new. */
export const writeTicket = (secret: string, { doctorId, signInId, videoId, expiresAt }: Ticket): string =>
  write(secret, 'video ticket', [doctorId, signInId, videoId, secondsOf(expiresAt), ...chance()])

export const writeWatchCookie = (secret: string, { doctorId, signInId }: Watcher): string =>
  write(secret, 'watch cookie', [doctorId, signInId])

type Shown = { ticket: string; cookie: string | undefined; now: Date }

/** A ticket that is whole, runs still, and is shown by the browser it was given to; undefined otherwise, and no word why. */
export function readTicket(secret: string, { ticket, cookie, now }: Shown): Ticket | undefined {
  const [doctorId, signInId, videoId, expires] = read(secret, 'video ticket', { text: ticket, count: 7 }) ?? []
  if (doctorId === undefined || signInId === undefined || videoId === undefined || expires === undefined)
    return undefined
  if (expires <= secondsOf(now)) return undefined
  const watcher = read(secret, 'watch cookie', { text: cookie ?? '', count: 2 })
  if (watcher?.[0] !== doctorId || watcher[1] !== signInId) return undefined
  return { doctorId, signInId, videoId, expiresAt: new Date(expires * 1000) }
}
