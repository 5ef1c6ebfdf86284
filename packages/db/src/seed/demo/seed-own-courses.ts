import type { Tx } from '../../connect.ts'

export async function seedOwnCourses(_tx: Tx, _now: Date): Promise<void> {}
