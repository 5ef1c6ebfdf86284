import type { BodyOf } from '@prostuti/contract'
import type { acceptInvitation as call } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { openSecret } from '../../../seal-secret.ts'
import { writeAudit } from '../../audit/index.ts'
import { hashPassword, isCommonPassword } from '../../identity/index.ts'
import { keepPasskey } from '../factors/passkeys.ts'
import { asDigits } from '../factors/prove-totp.ts'
import { renewRecoveryCodes } from '../factors/recovery-codes.ts'
import { matchTotp } from '../factors/totp.ts'
import { beginStaffSession, type StaffBrowser } from '../session/begin-staff-session.ts'
import { endStaffSessions } from '../session/end-staff-sessions.ts'
import { findInvitation } from './find-invitation.ts'

const { staff, staffInvitation, staffPasskey, staffRecoveryCode } = tables

type Choice = BodyOf<typeof call>['with']
type Acceptance = { token: string; choice: Choice; browser: StaffBrowser; locale: Locale }

/** Takes an invitation up, in one piece: afterwards the member is signed in with a factor that was seen to work. */
export async function acceptInvitation(
  deps: Deps,
  { token, choice, browser, locale }: Acceptance,
): Promise<{ token: string; recoveryCodes: string[] }> {
  if (choice.factor === 'totp') await refuseWeak(choice, locale)
  const passwordHash = choice.factor === 'totp' ? await hashPassword(choice.password) : null
  const now = deps.clock()
  const accepted = await deps.database.db.transaction(async (tx) => {
    const { invitation, member } = await findInvitation(tx, { token, now })
    const made = await setUpFactor(tx, deps, { choice, invitation, member, passwordHash, now })
    if (made === undefined) return undefined
    const { recoveryCodes } = made
    // Whoever lost every factor starts anew: the old ones may be in somebody else's hands. Not before the new one was seen to work.
    if (invitation.kind === 'factor') await forgetOldFactors(tx, { staffId: member.id, passkeyId: made.passkeyId, now })
    await tx.update(staffInvitation).set({ usedAt: now }).where(eq(staffInvitation.id, invitation.id))
    const proofs = choice.factor === 'totp' ? (['password', 'totp'] as const) : (['passkey'] as const)
    const begun = await beginStaffSession(tx, { staffId: member.id, proofs: [...proofs], browser, now })
    await writeAudit(tx, {
      at: now,
      staffId: member.id,
      staffSessionId: begun.sessionId,
      action: invitation.kind === 'join' ? 'invitation_accepted' : 'factor_renewed',
      detail: { factor: choice.factor },
    })
    return { token: begun.token, recoveryCodes }
  })
  if (accepted === undefined) throw new AppError('second_factor_wrong')
  return accepted
}

async function refuseWeak(
  { password, password_confirmation }: Extract<Choice, { factor: 'totp' }>,
  locale: Locale,
): Promise<void> {
  refuseFields({
    'with.password': (await isCommonPassword(password))
      ? messages.error_field_password_common({}, { locale })
      : undefined,
    'with.password_confirmation':
      password === password_confirmation ? undefined : messages.error_field_password_mismatch({}, { locale }),
  })
}

type Renewed = { staffId: number; passkeyId: number | undefined; now: Date }

/**
 * Everything but what was just set up: that one passkey, or password and authenticator. Nobody knows who took the link up, so for a
 * day they are no second person for anybody, as after a new role.
 */
async function forgetOldFactors(tx: Transaction, { staffId, passkeyId, now }: Renewed): Promise<void> {
  await tx
    .delete(staffPasskey)
    .where(and(eq(staffPasskey.staffId, staffId), passkeyId === undefined ? undefined : ne(staffPasskey.id, passkeyId)))
  await tx.update(staff).set({ wrongFactors: 0, lockedUntil: null, roleGivenAt: now }).where(eq(staff.id, staffId))
  if (passkeyId !== undefined) {
    await tx.update(staff).set({ passwordHash: null, totpSecret: null }).where(eq(staff.id, staffId))
    await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId))
  }
  await endStaffSessions(tx, { staffId, because: 'factor_changed', now })
}

type SetUp = {
  choice: Choice
  invitation: typeof staffInvitation.$inferSelect
  member: typeof staff.$inferSelect
  passwordHash: string | null
  now: Date
}

/** The recovery codes that go with it, or the passkey's id; undefined where the factor was not shown to work. */
async function setUpFactor(
  tx: Transaction,
  { env }: Deps,
  { choice, invitation, member, passwordHash, now }: SetUp,
): Promise<{ recoveryCodes: string[]; passkeyId?: number } | undefined> {
  const staffId = member.id
  if (choice.factor === 'passkey') {
    const kept = await keepPasskey(tx, { staffId, ...choice, env, now })
    return kept && { recoveryCodes: [], passkeyId: kept.id }
  }
  if (invitation.totpSecret === null) return undefined
  const secret = openSecret(env.appSecret, invitation.totpSecret)
  const step = matchTotp(secret, { code: asDigits(choice.code), now, lastStep: 0 })
  if (step === undefined) return undefined
  await tx
    .update(staff)
    .set({ passwordHash, totpSecret: invitation.totpSecret, totpLastStep: step })
    .where(eq(staff.id, staffId))
  return { recoveryCodes: await renewRecoveryCodes(tx, { staffId, secret: env.appSecret, now }) }
}
