import type { Flow } from '../../../kit/otp/flow.ts'

export type ResetStep = 'phone' | 'code' | 'password'

/** How far a reset has come. A number without a code means that the centre asks for none. */
export function resetStep(flow: Flow | null | undefined): ResetStep {
  if (flow?.purpose !== 'reset') return 'phone'
  return flow.codeExpiresAt === undefined || flow.otpToken !== undefined ? 'password' : 'code'
}
