import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BackupKey, createKeyring, deriveKey } from './backup-key.ts'
import { createSealer, opening, sealing } from './seal.ts'

const secret = 'kq7Zr2Wm9Xc4Vb6Nt1Yp8Ls3Hd5Jg0Fa'
const keyring = createKeyring(secret)
let key: BackupKey
beforeAll(async () => {
  key = await deriveKey(secret)
})

const seal = (bytes: Buffer) => buffer(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]).pipe(sealing(key)))
const open = (sealed: Buffer, options = {}) =>
  buffer(
    Readable.from([sealed.subarray(0, 50), sealed.subarray(50)]).pipe(opening({ keyring, where: 'it', ...options })),
  )

const frame = 256 * 1024

describe('a sealed file', () => {
  it.each([0, 1, frame - 1, frame, frame + 1, 2 * frame, 3 * frame + 5])(
    'of %i bytes opens as it was',
    async (length) => {
      const bytes = randomBytes(length)
      const sealed = await seal(bytes)
      expect((await open(sealed)).equals(bytes)).toBe(true)
      if (length >= 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
    },
  )

  it('is refused when a bit, a frame or the end of it is not as it was', async () => {
    const sealed = await seal(randomBytes(2 * frame + 100))
    const [head, whole] = [48, 4 + frame + 16]
    const flipped = Buffer.from(sealed)
    flipped[head + whole + 50]! ^= 1
    const exchanged = Buffer.concat([
      sealed.subarray(0, head),
      sealed.subarray(head + whole, head + 2 * whole),
      sealed.subarray(head, head + whole),
      sealed.subarray(head + 2 * whole),
    ])
    const spoilt = [
      flipped,
      exchanged,
      sealed.subarray(0, head + 2 * whole),
      sealed.subarray(0, -1),
      sealed.subarray(0, 20),
    ]
    for (const each of [...spoilt, Buffer.concat([sealed, sealed.subarray(head)]), Buffer.alloc(500)])
      await expect(open(each)).rejects.toThrow('it is damaged')
  })

  it('says that the key is another one, or missing', async () => {
    const sealed = await seal(Buffer.from('marks'))
    await expect(open(sealed, { keyring: createKeyring(`${secret}x`) })).rejects.toThrow('BACKUP_KEY is not the key')
    await expect(open(sealed, { keyring: createKeyring(undefined) })).rejects.toThrow('it is encrypted: set BACKUP_KEY')
  })

  it('that is still written opens as far as it goes, and no further', async () => {
    const sealer = createSealer(key)
    const sealed = Buffer.concat([
      sealer.head,
      sealer.frame(Buffer.from('one '), false),
      sealer.frame(Buffer.from('two'), false),
    ])
    expect(String(await open(sealed, { mayBeUnfinished: true }))).toBe('one two')
    expect(String(await open(sealed.subarray(0, -1), { mayBeUnfinished: true }))).toBe('one ')
    await expect(open(sealed)).rejects.toThrow('it is damaged')
  })
})
