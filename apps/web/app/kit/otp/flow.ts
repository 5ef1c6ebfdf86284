import { forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'

/** Where somebody is on the way in, from the first form to the last. Times are this device's own, in milliseconds. */
export type Flow = {
  purpose: 'join' | 'reset'
  /** As the server wrote it: +8801XXXXXXXXX. */
  phone: string
  name?: string | undefined
  /** Where to go in the end; as it stood in the address. */
  next?: string | undefined
  /** A code was sent: when another may be asked for, and until when this one counts. */
  resendAt?: number | undefined
  codeExpiresAt?: number | undefined
  /** Five wrong tries: only a new code helps. */
  codeEnded?: boolean | undefined
  /** What the right code was exchanged for. In this tab's storage only, and gone with the flow after its use. */
  otpToken?: string | undefined
  otpTokenExpiresAt?: number | undefined
}

const storageName = 'account_flow'
/** Longer than a code and its token live together; a flow left lying in a shared browser is nobody's business after that. */
const lifeMs = 30 * 60_000

const listeners = new Set<() => void>()
let read: { text: string | null; flow: Flow | null } = { text: null, flow: null }

/** The same object until something changes, as React's store hook needs it. */
export function readFlow(now = Date.now()): Flow | null {
  const text = recallInTab(storageName)
  if (text !== read.text) read = { text, flow: parse(text) }
  const until = read.flow ? untilOf(text) : 0
  return until > now ? read.flow : null
}

/** A new beginning: what was known of an earlier try is forgotten. */
export function startFlow(flow: Flow, now = Date.now()): void {
  rememberInTab(storageName, JSON.stringify({ until: now + lifeMs, flow }))
  announce()
}

export function updateFlow(change: Partial<Flow>, now = Date.now()): void {
  const flow = readFlow(now)
  if (flow) startFlow({ ...flow, ...change }, now)
}

export function clearFlow(): void {
  forgetInTab(storageName)
  announce()
}

export function onFlowChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The OTP token, unless its time is up. */
export const otpTokenOf = (flow: Flow | null, now = Date.now()): string | undefined =>
  flow?.otpToken && (flow.otpTokenExpiresAt ?? 0) > now ? flow.otpToken : undefined

/** A code that was sent to this number and still counts: asking for another would only be refused. */
export const hasLiveCode = (flow: Flow | null, { purpose, phone }: Pick<Flow, 'purpose' | 'phone'>, now = Date.now()) =>
  flow?.purpose === purpose &&
  flow.phone === phone &&
  !flow.codeEnded &&
  (flow.codeExpiresAt ?? 0) > now &&
  (flow.resendAt ?? 0) > now

/** What the server says of a code it sent, on this device's clock. */
export const codeTimes = (sent: { resend_after_seconds: number; expires_in_seconds: number }, now = Date.now()) => ({
  resendAt: now + sent.resend_after_seconds * 1000,
  codeExpiresAt: now + sent.expires_in_seconds * 1000,
  codeEnded: false,
})

function announce(): void {
  for (const listener of listeners) listener()
}

function parse(text: string | null): Flow | null {
  try {
    const { flow } = JSON.parse(text ?? '') as { flow?: Flow }
    return typeof flow?.phone === 'string' ? flow : null
  } catch {
    return null
  }
}

const untilOf = (text: string | null): number => Number((JSON.parse(text ?? '{}') as { until?: unknown }).until) || 0
