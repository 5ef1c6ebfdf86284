import type { Tx } from '../../connect.ts'

export async function seedSubscriptions(_tx: Tx, _now: Date): Promise<void> {}
