import { segmentName, startOfSegment } from '@prostuti/db'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../store/manifest.ts'
import { chooseBackup } from './choose-backup.ts'
import type { Restorable } from './list-restorable.ts'
import { readMoment } from './read-moment.ts'
import { filesToRestore } from './restore-files.ts'
import { findPath, withoutGap } from './timelines.ts'

const moment = (text: string) => readMoment(`2026-11-18 ${text}`)

const backup = (name: string, from: string, until: string): Restorable => ({
  name,
  from: moment(from),
  until: moment(until),
  manifest: {} as Manifest,
  isSealed: false,
  wal: [],
})

describe('a moment', () => {
  it('is read on a clock in Dhaka, or where it says', () => {
    expect(readMoment('2026-11-18 10:14:59').toISOString()).toBe('2026-11-18T04:14:59.000Z')
    expect(readMoment('2026-11-18T04:14:59.250Z').toISOString()).toBe('2026-11-18T04:14:59.250Z')
    expect(readMoment('2026-11-18T10:14+02:00').toISOString()).toBe('2026-11-18T08:14:00.000Z')
    for (const wrong of ['yesterday', '2026-11-18', '2026-13-45 10:00', '18-11-2026 10:00'])
      expect(() => readMoment(wrong)).toThrow('write it as')
  })

  it('is restored from the last backup before it, if the WAL leads there', () => {
    const all = [
      backup('c', '12:00:00', '14:00:00'),
      backup('b', '08:00:00', '14:00:00'),
      backup('a', '03:00:00', '05:00:00'),
    ]
    expect(chooseBackup(all, undefined).name).toBe('c')
    expect(chooseBackup(all, moment('13:00:00')).name).toBe('c')
    expect(chooseBackup(all, moment('11:59:59')).name).toBe('b')
    expect(() => chooseBackup(all, moment('02:00:00'))).toThrow('The oldest backup is of 2026-11-18 03:00:00 (Dhaka)')
    expect(() => chooseBackup(all, moment('14:00:01'))).toThrow('kept up to 2026-11-18 14:00:00 (Dhaka)')
    expect(() => chooseBackup(all, moment('06:00:00'))).toThrow('kept up to 2026-11-18 05:00:00 (Dhaka)')
    expect(() => chooseBackup([], undefined)).toThrow('There is no backup here')
  })

  it('is not reached over a damaged segment', () => {
    const damaged = { ...backup('a', '03:00:00', '05:00:00'), damaged: '/wal/0A.partial' }
    expect(chooseBackup([damaged], moment('04:59:00')).name).toBe('a')
    const words = '0A.partial is damaged, so the WAL leads to 2026-11-18 05:00:00 (Dhaka) only'
    for (const at of [undefined, moment('05:00:01')]) expect(() => chooseBackup([damaged], at)).toThrow(words)
  })

  it('is not reached over a gap in the WAL, but from one timeline to the next', () => {
    const file = (timeline: number, number: bigint) => {
      const segment = segmentName(timeline, number)
      return { file: segment, segment, timeline, number, isPartial: false }
    }
    const middleOf = (number: bigint) => startOfSegment(number) + 100n
    const base = (timeline: number, number: bigint) => ({ timeline, stopLsn: middleOf(number) })
    const all = [
      file(1, 254n),
      file(1, 255n),
      file(1, 256n),
      file(1, 257n),
      // Of what the centre gave up by going back.
      file(1, 258n),
      file(1, 259n),
      file(2, 257n),
      file(2, 258n),
      file(2, 260n),
    ]
    const second = { timeline: 2, parents: [{ timeline: 1, leftAt: middleOf(257n) }] }
    const segmentsFrom = (from: { timeline: number; stopLsn: bigint }, histories = [second]) =>
      withoutGap(all, findPath(histories, from)).map(({ segment }) => segment)
    expect(segmentsFrom(base(1, 255n))).toEqual([
      '0000000100000000000000FF',
      '000000010000000100000000',
      '000000010000000100000001',
      '000000020000000100000001',
      '000000020000000100000002',
    ])
    expect(segmentsFrom(base(2, 259n))).toEqual([])
    // A backup of what was given up leads to nothing but that.
    expect(segmentsFrom(base(1, 258n))).toEqual(['000000010000000100000002', '000000010000000100000003'])
    // The newest timeline that came from it, over those in between.
    const third = { timeline: 3, parents: [...second.parents, { timeline: 2, leftAt: middleOf(258n) }] }
    expect(findPath([second, third], base(1, 256n))).toEqual([
      { timeline: 1, from: 256n, to: 257n },
      { timeline: 2, from: 257n, to: 258n },
      { timeline: 3, from: 258n, to: undefined },
    ])
  })

  it('brings the files that the backup after it has besides', () => {
    const file = (path: string, sha256: string) => ({ path, sha256, bytes: 1, mtimeMs: 1, inode: 1 })
    const before = [file('files/a', '1'), file('files/b', '2')]
    expect(filesToRestore(before, [file('files/b', '3'), file('files/c', '4')])).toEqual([
      ...before,
      file('files/c', '4'),
    ])
  })
})
