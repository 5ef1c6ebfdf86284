import type { ContainerFacts, FileWindow } from './file-window.ts'

/** The list of an hours-long recording with many small pieces stays below this. */
const largestHead = 64 * 1024 * 1024
/** A file of more top-level boxes than this is not one of ours; a fragmented recording has two for each second or so. */
const boxesAtMost = 100_000

type Box = { type: string; start: number; end: number }

export const looksLikeMp4 = (head: Buffer): boolean => head.subarray(4, 8).toString('latin1') === 'ftyp'

/** MP4 and MOV (ISO/IEC 14496-12): how long, how large, and in which codecs. Undefined where its head is missing or broken. */
export async function readMp4(file: FileWindow): Promise<ContainerFacts | undefined> {
  const head = await findHead(file)
  if (head === undefined) return undefined
  const movie = boxesIn(head, 0, head.length)
  const duration = timeOf(
    head,
    movie.find(({ type }) => type === 'mvhd'),
  )
  const tracks = movie.filter(({ type }) => type === 'trak').map((track) => readTrack(head, track))
  const picture = tracks.find(({ handler }) => handler === 'vide')
  if (picture === undefined) return { container: 'mp4', seconds: duration, width: 0, height: 0, codecs: [] }
  const seconds = Math.max(duration, ...tracks.map((track) => track.seconds))
  return {
    container: 'mp4',
    seconds,
    width: picture.width,
    height: picture.height,
    codecs: tracks.filter(({ handler }) => handler === 'vide' || handler === 'soun').map(({ codec }) => codec),
  }
}

/** The `moov` box, before or behind the pictures. */
async function findHead(file: FileWindow): Promise<Buffer | undefined> {
  let at = 0
  for (let boxes = 0; boxes < boxesAtMost && at + 8 <= file.bytes; boxes++) {
    const start = await file.read(at, 16)
    if (start.length < 8) return undefined
    const type = start.subarray(4, 8).toString('latin1')
    const short = start.readUInt32BE(0)
    const isLong = short === 1 && start.length === 16
    const size = isLong ? Number(start.readBigUInt64BE(8)) : short === 0 ? file.bytes - at : short
    const own = isLong ? 16 : 8
    if (size < own || at + size > file.bytes) return undefined
    if (type === 'moov') return size > largestHead ? undefined : file.read(at + own, size - own)
    at += size
  }
  return undefined
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const size = bytes.readUInt32BE(at)
    if (size < 8 || at + size > end) break
    boxes.push({ type: bytes.subarray(at + 4, at + 8).toString('latin1'), start: at + 8, end: at + size })
    at += size
  }
  return boxes
}

/** Of `mvhd` and `mdhd` alike: a scale and a count, both wider from version 1 on. */
function timeOf(bytes: Buffer, box: Box | undefined): number {
  if (box === undefined || box.end - box.start < 24) return 0
  const isWide = bytes[box.start] === 1
  const at = box.start + (isWide ? 20 : 12)
  if (at + (isWide ? 12 : 8) > box.end) return 0
  const scale = bytes.readUInt32BE(at)
  const count = isWide ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4)
  // All ones stands for "not known".
  if (scale === 0 || (!isWide && count === 0xffff_ffff)) return 0
  return count / scale
}

function readTrack(bytes: Buffer, track: Box) {
  const inside = (box: Box | undefined) => (box ? boxesIn(bytes, box.start, box.end) : [])
  const child = (boxes: Box[], type: string) => boxes.find((box) => box.type === type)
  const parts = inside(track)
  const media = inside(child(parts, 'mdia'))
  const handlerBox = child(media, 'hdlr')
  const handler = handlerBox ? bytes.subarray(handlerBox.start + 8, handlerBox.start + 12).toString('latin1') : ''
  const table = child(inside(child(inside(child(media, 'minf')), 'stbl')), 'stsd')
  // After version, flags and count comes the first entry, whose type is the codec.
  const codec = table && table.end - table.start >= 16 ? bytes.subarray(table.start + 12, table.start + 16) : undefined
  const shown = child(parts, 'tkhd')
  // Width and height end the box, in sixteenths of sixteen bits.
  const fixed = (back: number) =>
    shown && shown.end - shown.start >= 84 ? bytes.readUInt32BE(shown.end - back) >>> 16 : 0
  return {
    handler,
    codec: codec?.toString('latin1').trim() ?? '',
    width: fixed(8),
    height: fixed(4),
    seconds: timeOf(bytes, child(media, 'mdhd')),
  }
}
