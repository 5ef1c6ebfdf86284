import type { ResponseOf } from '@prostuti/contract'
import type { listCorrections, listEffects, readCorrection } from '@prostuti/contract/staff'

export type Correction = ResponseOf<typeof readCorrection>['correction']
export type CorrectionRow = ResponseOf<typeof listCorrections>['rows'][number]
export type Effect = ResponseOf<typeof listEffects>['rows'][number]
export type Kind = Correction['kind']
export type Key = Correction['key']
export type Reason = { bn: string; en: string }
export type PaperEffect = NonNullable<Correction['rehearsal']>['papers'][number]

export const correctionsPath: (typeof listCorrections)['path'] = '/api/v3/admin/corrections'
