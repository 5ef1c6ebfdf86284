import type { Tx } from '../../connect.ts'

export async function seedSheets(_tx: Tx, _now: Date): Promise<void> {}
