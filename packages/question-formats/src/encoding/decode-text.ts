import { isUtf8 } from 'node:buffer'
import { UnreadableFile } from '../reading.ts'
import { mendMojibake } from './mend-mojibake.ts'

/** `isUnsure`: the file says nowhere how it is encoded, and is not UTF-8; accents may have come out wrong. */
export type DecodedText = { text: string; isUnsure: boolean }

/**
 * The text of a file: UTF-8 or UTF-16 with a byte-order mark, UTF-8 without, else the Western encoding of Windows, in which also
 * Bijoy is saved. What is no text at all is refused.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = mendMojibake(new TextDecoder(encoding).decode(bytes))
  if (isNoText(text)) throw new UnreadableFile('not_text')
  return { text, isUnsure: encoding === 'windows-1252' }
}

export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** A picture or an old Excel file has zeros in it; a text that was spoilt before it came has more question marks than letters are worth. */
function isNoText(text: string): boolean {
  if (text.includes('\0')) return true
  const spoilt = text.match(/\ufffd/g)?.length ?? 0
  return spoilt > 0 && spoilt * 100 > text.length
}
