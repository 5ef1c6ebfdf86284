import { inflateRawSync } from 'node:zlib'

/** What a workbook of two thousand rows unpacks to is a tenth of this. */
const unpackedAtMost = 24 * 1024 * 1024
const partsAtMost = 200

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const stored = 0
const deflated = 8

/**
 * Whether a ZIP archive is what a spreadsheet program writes, and small when unpacked. Every part is really unpacked here, under a
 * bound: what its directory says of its size may be a lie.
 */
export function isSmallArchive(file: Buffer): boolean {
  const end = file.lastIndexOf(signature(endOfDirectory))
  if (end < 0 || end + 22 > file.length) return false
  const parts = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (parts > partsAtMost) return false
  let left = unpackedAtMost
  for (let part = 0; part < parts; part += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== directoryEntry) return false
    const size = unpackedSize(file, at, left)
    if (size === undefined) return false
    left -= size
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return true
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function unpackedSize(file: Buffer, entry: number, atMost: number): number | undefined {
  const method = file.readUInt16LE(entry + 10)
  const packed = file.readUInt32LE(entry + 20)
  const local = file.readUInt32LE(entry + 42)
  if (local + 30 > file.length) return undefined
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const bytes = file.subarray(from, from + packed)
  if (bytes.length !== packed) return undefined
  if (method === stored) return packed <= atMost ? packed : undefined
  if (method !== deflated) return undefined
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(atMost, 1) }).length
  } catch {
    return undefined
  }
}
