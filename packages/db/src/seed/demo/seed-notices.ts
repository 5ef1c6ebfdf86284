import type { Tx } from '../../connect.ts'

export async function seedNotices(_tx: Tx, _now: Date): Promise<void> {}
