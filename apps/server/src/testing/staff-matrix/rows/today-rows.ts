import type { StaffMatrixRow } from '../staff-matrix-row.ts'

export const todayRows: Record<string, StaffMatrixRow> = { readToday: {} }
