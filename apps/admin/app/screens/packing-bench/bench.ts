import type { ResponseOf } from '@prostuti/contract'
import type { findScanned } from '@prostuti/contract/staff'

export type ScannedParcel = NonNullable<ResponseOf<typeof findScanned>['parcel']>
type Sheet = ScannedParcel['sheets'][number]

type Judgement =
  /** With what was scanned until now, this included. */
  | { kind: 'in'; sheet: Sheet; scanned: string[]; isLast: boolean }
  | { kind: 'twice' }
  | { kind: 'wrong' }
  | { kind: 'other_parcel' }
  /** The label of the parcel that is open anyway. */
  | { kind: 'same' }

/** What a scan means while a parcel lies open and some of its volumes are in. In whatever case the scanner types. */
export function judgeScan(
  code: string,
  { parcel, scanned }: { parcel: ScannedParcel; scanned: readonly string[] },
): Judgement {
  const said = code.toUpperCase()
  if (said === parcel.invoice.toUpperCase()) return { kind: 'same' }
  const sheet = parcel.sheets.find((each) => each.code.toUpperCase() === said)
  if (sheet === undefined) return said.startsWith('PS-') ? { kind: 'other_parcel' } : { kind: 'wrong' }
  if (isScanned(sheet, scanned)) return { kind: 'twice' }
  return { kind: 'in', sheet, scanned: [...scanned, code], isLast: scanned.length + 1 === parcel.sheets.length }
}

export const isScanned = (sheet: Sheet, scanned: readonly string[]): boolean =>
  scanned.some((code) => code.toUpperCase() === sheet.code.toUpperCase())
