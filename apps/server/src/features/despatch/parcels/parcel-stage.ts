import type { parcelStages, parcelTroubles, parcelVerbs } from '@prostuti/contract/staff'
import { canChange, type DeliveryRow, isLost, isSettled } from '../../sheet/index.ts'

export type ParcelStage = (typeof parcelStages)[number]
export type ParcelTrouble = (typeof parcelTroubles)[number]
type ParcelVerb = (typeof parcelVerbs)[number]

const hour = 3_600_000

/** So long a parcel may wait to be booked, and so long a courier may take. */
export const lateDraftMs = 48 * hour
export const lateWayMs = 7 * 24 * hour

/** Where a parcel is for whoever packs and hands over. The column `stage` says the same in SQL, for lists. */
export function stageOf({ state, packedAt, handOverId }: DeliveryRow): ParcelStage {
  if (state === 'picked' || state === 'in_transit' || state === 'out_for_delivery') return 'on_the_way'
  if (state !== 'booked') return state
  if (handOverId !== null) return 'on_the_way'
  return packedAt === null ? 'to_pack' : 'to_hand_over'
}

/** Why somebody has to look at it; null where nobody has to. */
export function troubleOf(row: DeliveryRow, now: Date): ParcelTrouble | null {
  if (row.state === 'draft' && row.refusal !== null) return 'refused'
  if (isLost(row)) return 'in_doubt'
  if (isSettled(row.state)) return null
  const [since, limit] = row.bookedAt === null ? [row.createdAt, lateDraftMs] : [row.bookedAt, lateWayMs]
  return now.getTime() - since.getTime() > limit ? 'late' : null
}

/** It left the bench, or the courier was to have it, and it was not opened again since. */
export const mayComeBack = (row: DeliveryRow): boolean =>
  row.receivedBackAt === null &&
  row.packedAt !== null &&
  row.state !== 'delivered' &&
  !['draft', 'to_pack', 'to_hand_over'].includes(stageOf(row))

/** What did not arrive, or not as it should have; whoever closed their account has no address any more. */
const mayBeResent = ({ state, bookedAt, address }: DeliveryRow, isResent: boolean): boolean =>
  isSettled(state) && bookedAt !== null && address !== '' && !isResent

type Around = { isResent: boolean; isCourierHere: boolean }

/** What staff may do with a parcel where it is now. */
export function verbsOf(row: DeliveryRow, { isResent, isCourierHere }: Around): ParcelVerb[] {
  const stage = stageOf(row)
  const isFree = canChange(row) || isLost(row)
  const allowed: [ParcelVerb, boolean][] = [
    ['book', isFree && isCourierHere],
    ['record', isFree],
    ['mend', canChange(row)],
    ['pack', stage === 'to_pack'],
    ['unpack', stage === 'to_hand_over'],
    ['step', row.state !== 'draft' && !isLost(row) && !isSettled(row.state)],
    ['receive_back', mayComeBack(row)],
    ['resend', mayBeResent(row, isResent)],
  ]
  return allowed.filter(([, may]) => may).map(([verb]) => verb)
}
