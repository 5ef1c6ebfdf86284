import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Lsn, parseLsn, segmentOf } from '@prostuti/db'
import { noneIfMissing } from '../../../storage/disk/none-if-missing.ts'
import type { WalFile } from '../wal/wal-files.ts'

/** Where a timeline left the ones before it, the oldest first: a restored database goes on under a new number. */
export type TimelineHistory = { timeline: number; parents: { timeline: number; leftAt: Lsn }[] }

export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)

export async function readHistories(folder: string): Promise<TimelineHistory[]> {
  const names = (await readdir(folder).catch(noneIfMissing)).filter(isHistory)
  return Promise.all(
    names.map(async (name) => ({
      timeline: Number.parseInt(name, 16),
      parents: (await readFile(join(folder, name), 'utf8')).split('\n').flatMap((line) => {
        const [, timeline, leftAt = ''] = /^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? []
        return timeline === undefined ? [] : [{ timeline: Number(timeline), leftAt: parseLsn(leftAt) }]
      }),
    })),
  )
}

/** The segments that one timeline has on the way. */
type Stretch = { timeline: number; from: bigint; to: bigint | undefined }

/** The way of the WAL from a base backup, the oldest stretch first. */
export type TimelinePath = [Stretch, ...Stretch[]]

/** To the newest timeline that came from this one after the base backup had ended. */
export function findPath(
  histories: readonly TimelineHistory[],
  base: { timeline: number; stopLsn: Lsn },
): TimelinePath {
  const [newest] = histories
    .filter(({ parents }) =>
      parents.some(({ timeline, leftAt }) => timeline === base.timeline && leftAt >= base.stopLsn),
    )
    .toSorted((a, b) => b.timeline - a.timeline)
  const first = segmentOf(base.stopLsn)
  if (newest === undefined) return [{ timeline: base.timeline, from: first, to: undefined }]
  const parents = newest.parents.slice(newest.parents.findIndex(({ timeline }) => timeline === base.timeline))
  let from = first
  const path = parents.map(({ timeline, leftAt }) => {
    const stretch = { timeline, from, to: segmentOf(leftAt) }
    from = stretch.to
    return stretch
  })
  return [...path, { timeline: newest.timeline, from, to: undefined }] as unknown as TimelinePath
}

/** The backup itself has the WAL up to where its path begins; from there on no segment may be missing. */
export function withoutGap(all: readonly WalFile[], path: TimelinePath): WalFile[] {
  const taken: WalFile[] = []
  for (let number = path[0].from; ; number++) {
    // The segment in which a timeline was left is on both.
    const found = path.flatMap(({ timeline, from, to }) =>
      number < from || (to !== undefined && number > to)
        ? []
        : all.filter((file) => file.timeline === timeline && file.number === number),
    )
    if (found.length === 0) return taken
    taken.push(...found)
  }
}
