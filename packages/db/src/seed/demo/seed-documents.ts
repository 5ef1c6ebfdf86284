import type { Tx } from '../../connect.ts'

export async function seedDocuments(_tx: Tx, _now: Date): Promise<void> {}
