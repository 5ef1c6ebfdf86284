import type { tables } from '@prostuti/db'

export type PaymentRow = typeof tables.payment.$inferSelect
