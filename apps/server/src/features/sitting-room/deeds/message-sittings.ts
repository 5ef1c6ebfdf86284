import type { Transaction, tables } from '@prostuti/db'
import { isRunning } from '@prostuti/exam-rules'
import { AppError } from '../../../errors.ts'
import { asAttempt } from '../../exam/index.ts'
import {
  addressTo,
  type Done,
  lockSitters,
  type Press,
  pressOnce,
  type Sitters,
  tellSitters,
  writeDeed,
} from './deed.ts'
import { isBeingSat } from './is-being-sat.ts'

/** Says something in the rooms of some, or of all who sit now or begin later. It stays there until they have read it. */
export function messageSittings(
  tx: Transaction,
  press: Press,
  { to, words }: { to: Sitters; words: tables.LocalizedText },
): Promise<Done> {
  return pressOnce(tx, press, 'message', async (row) => {
    const toAll = 'all' in to
    const rows = await lockSitters(tx)(press, to)
    const sitters = rows.filter((each) => isRunning(press.now, asAttempt(each)))
    const reaches = toAll ? isBeingSat(press.now, row, sitters.length) : sitters.length > 0
    if (!reaches) throw new AppError('sitting_changed')
    const deedId = await writeDeed(tx, press, { kind: 'message', words, toAll })
    if (!toAll) await addressTo(tx, deedId, sitters)
    await tellSitters(tx, press.paperId, sitters)
    return { deedId, people: sitters.length, skipped: rows.length - sitters.length, withdrawableUntil: null }
  })
}
