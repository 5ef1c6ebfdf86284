import type { Doctor } from '@prostuti/contract'
import { hasAddress } from './addresses.ts'

const profileParts = ['name', 'phone', 'email', 'college', 'present', 'permanent', 'avatar'] as const
export type ProfilePart = (typeof profileParts)[number]

export type Completeness = { parts: { part: ProfilePart; done: boolean }[]; done: number; total: number }

/** How much of the profile is there. The BMDC number does not count: those who sit for the civil service need none. */
export function completenessOf(doctor: Doctor): Completeness {
  const has: Record<ProfilePart, boolean> = {
    name: doctor.name.trim() !== '',
    phone: Boolean(doctor.phone),
    email: Boolean(doctor.email),
    college: doctor.medical_college_id !== null,
    present: hasAddress(doctor, 'present'),
    permanent: hasAddress(doctor, 'permanent'),
    avatar: Boolean(doctor.avatar),
  }
  const parts = profileParts.map((part) => ({ part, done: has[part] }))
  return { parts, done: parts.filter(({ done }) => done).length, total: parts.length }
}
