import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser keeps of its subscription: the private key, the secret, and the public key as the server has it. */
export type Secrets = { secret: Buffer; auth: Buffer; publicKey: Buffer }

const bytes = (of: ArrayBuffer): Buffer => Buffer.from(of)

/** What a browser reads of a message, as RFC 8291 says: one record, the delimiter of the last one at its end. Throws where it cannot. */
export function openMessage(body: Buffer, { secret, auth, publicKey }: Secrets): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  if (recordSize < 18 || sealed.length > recordSize) throw new Error('more than one record')
  const own = createECDH('prime256v1')
  own.setPrivateKey(secret)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const ikm = bytes(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
  const key = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = plain.findLastIndex((byte) => byte !== 0)
  if (plain[end] !== 2) throw new Error('not the last record')
  return plain.subarray(0, end)
}
