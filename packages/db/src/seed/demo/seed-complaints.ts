import type { Tx } from '../../connect.ts'

export async function seedComplaints(_tx: Tx, _now: Date): Promise<void> {}
