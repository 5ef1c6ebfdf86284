import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyId = 'k1'

/** What a sealed secret is for: one that was sealed for another purpose does not open. */
type SealPurpose = 'staff totp secret' | 'web push key' | 'calendar link'

/** The key is made of the server's secret, which is not in the database: a stolen backup opens no account. */
const keyOf = (appSecret: string, purpose: SealPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', purpose, 32))

export function sealSecret(appSecret: string, secret: Uint8Array, purpose: SealPurpose = 'staff totp secret'): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(appSecret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return [keyId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** Throws where it was sealed with another server's secret, or changed. */
export function openSecret(appSecret: string, text: string, purpose: SealPurpose = 'staff totp secret'): Buffer {
  const [id, ...parts] = text.split('.')
  const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (id !== keyId || iv === undefined || tag === undefined || sealed === undefined) throw new Error('no sealed secret')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(appSecret, purpose), iv)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed), decipher.final()])
}

/** Undefined where it does not open, as after a restore without the secret: for what can be made anew. */
export function openSecretIfOwn(...sealed: Parameters<typeof openSecret>): Buffer | undefined {
  try {
    return openSecret(...sealed)
  } catch {
    return undefined
  }
}
