import type { ResponseOf } from '@prostuti/contract'
import type { readAnalysis } from '@prostuti/contract/staff'

type PaperAnalysis = ResponseOf<typeof readAnalysis>
export type Analysis = NonNullable<PaperAnalysis['analysis']>
export type Item = Analysis['items'][number]
export type Choice = Item['choices'][number]

export const analysisPath: (typeof readAnalysis)['path'] = '/api/v3/admin/analysis/:id'
