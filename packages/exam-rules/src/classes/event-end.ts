/** So long an event is taken to last whose end was not said. The web's `event-state.ts` says the same, and its test holds it to this. */
export const usualEventMs = 3 * 3_600_000

export const eventEnd = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): Date =>
  endsAt ?? new Date(startsAt.getTime() + usualEventMs)
