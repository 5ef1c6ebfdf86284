import { ECDH } from 'node:crypto'

/** Whether it is a point of the curve that browsers make their keys on; nothing can be encrypted for another. */
export function isPublicKey(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}
