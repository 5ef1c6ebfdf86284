import { UnreadableFile } from '../reading.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
const stored = 0
const deflated = 8
/** The end of the directory, and the longest comment behind it. */
const endSize = 22
const tailAtMost = endSize + 0xffff

/** A part of an archive, packed as it is. */
export type ZipEntry = { packed: Uint8Array; isDeflated: boolean }

/** An archive in an archive would have to be bounded again. Office embeds some, such as the workbook of a chart; nothing here opens them. */
const archive = /\.(?:zip|7z|rar|gz|tar|jar|docx|docm|xlsx|xlsm|pptx)$/i
const embedding = /^(?:word|xl)\/embeddings\//

/** What an archive holds, by its directory. Paths that lead elsewhere, twice the same, or of a kind that no office writes are refused. */
export function readDirectory(file: Uint8Array, entriesAtMost: number): Map<string, ZipEntry> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > entriesAtMost) throw new UnreadableFile('dangerous')
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw new UnreadableFile('broken')
    const nameLength = bytes.readUInt16LE(at + 28)
    const path = bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    if (isForeign(path) || entries.has(path)) throw new UnreadableFile('dangerous')
    if (!path.endsWith('/')) entries.set(path, readEntry(bytes, at))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  refuseShared([...entries.values()])
  return entries
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - endSize; at >= Math.max(0, bytes.length - tailAtMost); at -= 1)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at
  throw new UnreadableFile('broken')
}

const isForeign = (path: string): boolean =>
  /^(?:\/|[a-z]:)|[\\\0]/i.test(path) || path.split('/').includes('..') || (archive.test(path) && !embedding.test(path))

/** Parts that share bytes make much of little. */
function refuseShared(entries: ZipEntry[]): void {
  const places = entries.filter(({ packed }) => packed.length > 0).map(({ packed }) => packed)
  places.sort((one, other) => one.byteOffset - other.byteOffset)
  const overlaps = places.some((place, index) => {
    const before = places[index - 1]
    return before !== undefined && place.byteOffset < before.byteOffset + before.length
  })
  if (overlaps) throw new UnreadableFile('dangerous')
}

function readEntry(bytes: Buffer, at: number): ZipEntry {
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
  if (isEncrypted) throw new UnreadableFile('protected')
  const method = bytes.readUInt16LE(at + 10)
  if (method !== stored && method !== deflated) throw new UnreadableFile('dangerous')
  const size = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localEntry) throw new UnreadableFile('broken')
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (from + size > bytes.length) throw new UnreadableFile('broken')
  return { packed: bytes.subarray(from, from + size), isDeflated: method === deflated }
}
