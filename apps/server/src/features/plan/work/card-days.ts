import type { Tx } from '@prostuti/db'

/** On which of the coming days of learning cards of the notebook are due, today first. */
export type CardDays = (tx: Tx, reader: { doctorId: number; now: Date }) => Promise<string[]>
