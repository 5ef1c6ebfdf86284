import type { ContainerFacts, FileWindow } from './file-window.ts'

const ids = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  entry: 0xae,
  codec: 0x86,
  picture: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
}

/** What says how long and how large stands before the first pictures. */
const headBytes = 4 * 1024 * 1024

type Element = { id: number; start: number; end: number }

export const looksLikeWebm = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === ids.ebml

/**
 * WebM and Matroska (RFC 8794, RFC 9559). A recording of a browser does not say how long it is: then `seconds` is 0. Undefined where
 * its head is broken.
 */
export async function readWebm(file: FileWindow): Promise<ContainerFacts | undefined> {
  const head = await file.read(0, headBytes)
  const top = elementsIn(head, 0, head.length)
  const header = top.find(({ id }) => id === ids.ebml)
  const segment = top.find(({ id }) => id === ids.segment)
  if (header === undefined || segment === undefined) return undefined
  const docType = textOf(head, find(elementsIn(head, header.start, header.end), ids.docType))
  if (docType !== 'webm' && docType !== 'matroska') return undefined
  const parts = elementsIn(head, segment.start, segment.end)
  const tracks = find(parts, ids.tracks)
  if (tracks === undefined) return undefined
  const entries = elementsIn(head, tracks.start, tracks.end)
    .filter(({ id }) => id === ids.entry)
    .map((entry) => elementsIn(head, entry.start, entry.end))
  const pictures = entries.map((entry) => find(entry, ids.picture)).find((each) => each !== undefined)
  const sizes = pictures ? elementsIn(head, pictures.start, pictures.end) : []
  return {
    container: docType === 'webm' ? 'webm' : 'mkv',
    seconds: secondsOf(head, find(parts, ids.info)),
    width: numberOf(head, find(sizes, ids.width)) ?? 0,
    height: numberOf(head, find(sizes, ids.height)) ?? 0,
    codecs: pictures === undefined ? [] : entries.map((entry) => textOf(head, find(entry, ids.codec)) ?? ''),
  }
}

const find = (elements: Element[], id: number): Element | undefined => elements.find((each) => each.id === id)

function secondsOf(bytes: Buffer, info: Element | undefined): number {
  if (info === undefined) return 0
  const parts = elementsIn(bytes, info.start, info.end)
  const scale = numberOf(bytes, find(parts, ids.scale)) ?? 1_000_000
  const length = find(parts, ids.duration)
  if (length === undefined) return 0
  const size = length.end - length.start
  const count = size === 8 ? bytes.readDoubleBE(length.start) : size === 4 ? bytes.readFloatBE(length.start) : 0
  return Number.isFinite(count) ? Math.max(0, (count * scale) / 1e9) : 0
}

const textOf = (bytes: Buffer, element: Element | undefined): string | undefined =>
  element && bytes.subarray(element.start, element.end).toString('latin1').split('\0', 1)[0]

function numberOf(bytes: Buffer, element: Element | undefined): number | undefined {
  if (element === undefined) return undefined
  const size = element.end - element.start
  return size >= 1 && size <= 6 ? bytes.readUIntBE(element.start, size) : undefined
}

/** As far as they stand in these bytes; the first cluster of pictures ends the list. */
function elementsIn(bytes: Buffer, start: number, end: number): Element[] {
  const elements: Element[] = []
  for (let at = start; at < end; ) {
    const id = readVariable(bytes, at, { keepsMark: true })
    const size = id && readVariable(bytes, at + id.length, { keepsMark: false })
    if (!id || !size) break
    const from = at + id.length + size.length
    // An unknown size reaches as far as there is anything.
    const to = size.isUnknown ? end : Math.min(from + size.value, end)
    elements.push({ id: id.value, start: from, end: to })
    if (id.value === ids.cluster) break
    at = to
  }
  return elements
}

/** A number whose first bits say how long it is. */
function readVariable(bytes: Buffer, at: number, { keepsMark }: { keepsMark: boolean }) {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length || length > 8) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let byte = 1; byte < length; byte++) {
    value = value * 256 + bytes[at + byte]!
    isUnknown &&= bytes[at + byte] === 0xff
  }
  return { value, length, isUnknown: !keepsMark && isUnknown }
}
