import type { ResponseOf } from '@prostuti/contract'
import type { readSittingBoard, rehearseExtension, sitterFilters } from '@prostuti/contract/staff'

export type Board = ResponseOf<typeof readSittingBoard>
export type Sitter = Board['rows'][number]
export type SitterFilter = (typeof sitterFilters)[number]
export type Effect = ResponseOf<typeof rehearseExtension>

export const filters: SitterFilter[] = ['started', 'writing', 'quiet', 'silent', 'finished', 'absent']
