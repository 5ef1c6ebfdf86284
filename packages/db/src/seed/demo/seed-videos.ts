import type { Tx } from '../../connect.ts'

export async function seedVideos(_tx: Tx, _now: Date): Promise<void> {}
