import type { ResponseOf } from '@prostuti/contract'
import type { openInvitation as call } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { Env } from '../../../config/env.ts'
import { AppError } from '../../../errors.ts'
import { openSecret, sealSecret } from '../../../seal-secret.ts'
import { askForNewPasskey } from '../factors/passkeys.ts'
import { base32, newTotpSecret, totpAddress } from '../factors/totp.ts'
import { findInvitation } from './find-invitation.ts'

type Opening = { token: string; env: Env; now: Date; locale: Locale }

/** Takes nothing up: a preview or a scanner may open the link as well. Opened again, it offers the same authenticator secret. */
export async function openInvitation(
  tx: Transaction,
  { token, env, now, locale }: Opening,
): Promise<ResponseOf<typeof call>> {
  const { invitation, member } = await findInvitation(tx, { token, now })
  const [site] = await tx.select({ name: tables.site.companyName }).from(tables.site).limit(1)
  if (site === undefined) throw new AppError('unavailable')
  const centre = pickText(site.name, locale)
  const secret = invitation.totpSecret === null ? newTotpSecret() : openSecret(env.appSecret, invitation.totpSecret)
  if (invitation.totpSecret === null)
    await tx
      .update(tables.staffInvitation)
      .set({ totpSecret: sealSecret(env.appSecret, secret) })
      .where(eq(tables.staffInvitation.id, invitation.id))
  const { id: staffId, email, name, role } = member
  return {
    name,
    email,
    role,
    centre,
    kind: invitation.kind,
    totp: { secret: base32(secret), address: totpAddress({ secret, centre, email }) },
    passkey: await askForNewPasskey(tx, { staffId, email, name, centre, env, now }),
  }
}
