import type { ResponseOf } from '@prostuti/contract'
import type { listStaff } from '@prostuti/contract/staff'
import { formatTime, formatUntil, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'

export type Member = ResponseOf<typeof listStaff>['rows'][number]

const when = (at: string) => formatWhen(new Date(at), new Date(), getLocale())

export const stateWords: Record<Member['state'], () => string> = {
  active: m.office_member_active,
  invited: m.office_member_invited,
  locked: m.office_member_locked,
  suspended: m.office_member_suspended,
}

export const stateChips: Record<Member['state'], string> = {
  active: 'chip chip-ok',
  invited: 'chip chip-brand',
  locked: 'chip chip-bad',
  suspended: 'chip chip-line',
}

/** How they sign in; empty for who has not chosen yet. */
export function factorWords({ has_password, has_authenticator, passkeys }: Member): string {
  const ways = [
    passkeys > 0 && m.office_passkey(),
    has_password && has_authenticator && m.office_password_and_app(),
  ].filter((way) => way !== false)
  return ways.length > 0 ? ways.join(' + ') : m.office_no_factor()
}

export const seenWords = ({ last_seen_at }: Member): string =>
  last_seen_at ? when(last_seen_at) : m.office_never_seen()

/** What stands out about them now, in a sentence. */
export function standingWords(member: Member): string | undefined {
  if (member.locked_until)
    return m.office_locked_until({ time: formatTime(new Date(member.locked_until), getLocale()) })
  if (member.locked_at) return m.office_locked_at({ when: when(member.locked_at) })
  if (member.reset_asked_at) return m.office_reset_asked_at({ when: when(member.reset_asked_at) })
  if (member.factor_renewed_at) return m.office_factor_renewed_at({ when: when(member.factor_renewed_at) })
  if (member.state === 'invited')
    return member.invited_until
      ? m.office_invited_until({ when: formatUntil(new Date(member.invited_until), new Date(), getLocale()) })
      : m.office_invitation_over()
  return undefined
}
