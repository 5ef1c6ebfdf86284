import { keyedHash } from '../../secrets.ts'
import type { RateLimit } from '../rate-limit/index.ts'

const hour = 3_600_000

/** More than anybody needs who is angry, and too few to fill a disk or a desk. */
export const complaintsByDoctor: RateLimit = { name: 'raise-complaint', tries: 20, windowMs: hour }
export const messagesByDoctor: RateLimit = { name: 'complaint-message', tries: 120, windowMs: hour }
export const filesByDoctor: RateLimit = { name: 'complaint-file', tries: 60, windowMs: hour }

export const doctorHash = (secret: string, doctorId: number): string => keyedHash(secret, 'doctor', String(doctorId))
