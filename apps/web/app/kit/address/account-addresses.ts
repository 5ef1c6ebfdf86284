import { nextAddress } from '../session/next-address.ts'
import { addressOf } from './address-of.ts'

const dashboard = addressOf('/my/dashboard')
const devices = addressOf('/my/account/devices')

/** A page of this way with the goal carried along. */
export function withNext(page: string, next: string | null | undefined): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page
}

type Entered = { deviceVerified: boolean; next: string | null | undefined }

/** Where somebody who has just signed in goes: to their goal if it is a page of ours, and first to the devices if this one is new. */
export function afterSignIn({ deviceVerified, next }: Entered): string {
  const goal = nextAddress(next ?? null)
  if (deviceVerified) return goal ?? dashboard
  return goal ? withNext(devices, next) : devices
}

/** The enrol page of the batch in `join-to-enroll`'s query, as `next`. An explicit `next` wins. */
export function enrolNext(query: URLSearchParams): string | null {
  const given = query.get('next')
  if (nextAddress(given)) return given
  const [batch_id, schedule_id] = [query.get('batch'), query.get('schedule')]
  if (!batch_id) return null
  const next = schedule_id
    ? { name: 'enroll', params: { batch_id, schedule_id } }
    : { name: 'batch-enroll', params: { batch_id } }
  return JSON.stringify(next)
}
