/** Why the slides stand still: any one reason is enough. */
export type Hold = 'unseen' | 'hidden' | 'hover' | 'focus' | 'touch' | 'button' | 'motion' | 'video'

export function withHold(holds: readonly Hold[], reason: Hold, on: boolean): readonly Hold[] {
  if (holds.includes(reason) === on) return holds
  return on ? [...holds, reason] : holds.filter((other) => other !== reason)
}
