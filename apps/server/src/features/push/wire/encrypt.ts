import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const recordSize = 4096
const tagLength = 16
/** What fits into one record: salt, sizes and key before it, a delimiter and the tag after it. */
const headerLength = 16 + 4 + 1 + 65
export const longestPayload = recordSize - headerLength - tagLength - 1

type Subscriber = {
  /** The browser's public key: 65 bytes of a point on P-256. */
  p256dh: Buffer
  /** The secret of the subscription: 16 bytes. */
  auth: Buffer
}

/** Only a test names them: each message has a key and a salt of its own. */
type Given = { salt?: Buffer; privateKey?: Buffer }

const bytes = (of: ArrayBuffer): Buffer => Buffer.from(of)

/** Encrypts what one browser is told, as RFC 8291 says, in one record of RFC 8188 (`aes128gcm`). */
export function encryptPush(payload: Buffer, { p256dh, auth }: Subscriber, given: Given = {}): Buffer {
  if (payload.length > longestPayload) throw new Error(`a push of ${payload.length} bytes does not fit into a record`)
  const salt = given.salt ?? randomBytes(16)
  const own = createECDH('prime256v1')
  if (given.privateKey) own.setPrivateKey(given.privateKey)
  else own.generateKeys()
  const publicKey = own.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const ikm = bytes(hkdfSync('sha256', own.computeSecret(p256dh), auth, keyInfo, 32))
  const key = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = bytes(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter of the last record, and there is but one.
  const sealed = Buffer.concat([cipher.update(payload), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey, sealed, cipher.getAuthTag()])
}
