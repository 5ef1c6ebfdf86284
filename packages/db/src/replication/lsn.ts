/** A position in the write-ahead log (WAL), as PostgreSQL counts it: bytes since the cluster was made. */
export type Lsn = bigint

/** What initdb makes, and the embedded database has. */
export const SEGMENT_BYTES = 16 * 1024 ** 2
const SEGMENTS_PER_FILE_ID = 0x1_0000_0000n / BigInt(SEGMENT_BYTES)

/** From `0/2000028`. */
export function parseLsn(text: string): Lsn {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase()

export const segmentOf = (lsn: Lsn): bigint => lsn / BigInt(SEGMENT_BYTES)
export const startOfSegment = (segment: bigint): Lsn => segment * BigInt(SEGMENT_BYTES)

const hex8 = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0')

/** As PostgreSQL names its files: timeline, then the segment in two halves. */
export const segmentName = (timeline: number, segment: bigint): string =>
  hex8(BigInt(timeline)) + hex8(segment / SEGMENTS_PER_FILE_ID) + hex8(segment % SEGMENTS_PER_FILE_ID)

export const timelineOfName = (name: string): number => Number.parseInt(name.slice(0, 8), 16)

/** Which segment a file of the WAL holds, on whatever timeline. */
export const segmentOfName = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * SEGMENTS_PER_FILE_ID + BigInt(`0x${name.slice(16, 24)}`)
