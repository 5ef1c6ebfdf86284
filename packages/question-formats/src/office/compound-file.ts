import type { FileRefusal } from '../reading.ts'

const signature = Buffer.from('d0cf11e0', 'hex')

/** Why a file of Office before 2007 is refused, which is also what new files are wrapped in that ask for a password; null for others. */
export function refusalOfCompound(bytes: Uint8Array): FileRefusal | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, 4).equals(signature)) return null
  const has = (name: string) => file.includes(Buffer.from(name, 'utf16le'))
  if (has('EncryptedPackage')) return 'protected'
  return has('WordDocument') ? 'legacy_word' : 'unknown_format'
}
