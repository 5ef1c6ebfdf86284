import { type Transaction, type Tx, tables } from '@prostuti/db'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Env } from '../../../config/env.ts'
import { loadWebAuthn } from '../../../large-libraries.ts'
import { giveTicket, takeTicket } from './tickets.ts'

const { staff, staffPasskey } = tables

type Options = Record<string, unknown>

/** A passkey belongs to a host name, and answers only to a page of the office's own address. */
const partyOf = ({ adminUrl }: Env) => ({ host: new URL(adminUrl).hostname, origin: new URL(adminUrl).origin })

type NewKey = { staffId: number; email: string; name: string; centre: string; env: Env; now: Date; sessionId?: number }

/** What the browser is asked to make a key for. */
export async function askForNewPasskey(
  tx: Tx,
  { staffId, email, name, centre, env, now, sessionId }: NewKey,
): Promise<{ ticket: string; options: Options }> {
  const known = await tx.select().from(staffPasskey).where(eq(staffPasskey.staffId, staffId))
  const options = await loadWebAuthn().generateRegistrationOptions({
    rpName: centre,
    rpID: partyOf(env).host,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`staff-${staffId}`),
    attestationType: 'none',
    // Ed25519, ES256, RS256: what authenticators have. The library would first ask Node for algorithms it warns about.
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const ticket = await giveTicket(tx, {
    kind: 'passkey_new',
    staffId,
    value: options.challenge,
    now,
    ...(sessionId !== undefined && { sessionId }),
  })
  return { ticket, options: { ...options } }
}

type MadeKey = { staffId: number; ticket: string; answer: unknown; name: string; env: Env; now: Date }

/** Keeps the public half of what the browser made. Undefined where it does not hold. */
export async function keepPasskey(
  tx: Transaction,
  { staffId, ticket, answer, name, env, now }: MadeKey,
): Promise<{ id: number; name: string } | undefined> {
  const { staffId: askedFor, value } = await takeTicket(tx, { ticket, kind: 'passkey_new', now })
  if (askedFor !== staffId || value === null) return undefined
  const { host, origin } = partyOf(env)
  const { verified, registrationInfo } = await holds(() =>
    loadWebAuthn().verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: value,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    }),
  )
  if (!verified || registrationInfo === undefined) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  const [kept] = await tx
    .insert(staffPasskey)
    .values({
      credentialId: credential.id,
      staffId,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      isBackedUp: credentialBackedUp,
      host,
      name,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: staffPasskey.id, name: staffPasskey.name })
  return kept
}

type Asking = { env: Env; now: Date } & (
  | { kind: 'passkey_sign_in' }
  | { kind: 'passkey_step_up'; staffId: number; sessionId: number }
)

/** What a passkey is asked to sign. At the sign-in nobody is known yet: the key says whose it is. */
export async function askForPasskey(tx: Tx, asking: Asking): Promise<{ ticket: string; options: Options }> {
  const { env, now, kind, ...of } = asking
  const known =
    'staffId' in of ? await tx.select().from(staffPasskey).where(eq(staffPasskey.staffId, of.staffId)) : undefined
  const options = await loadWebAuthn().generateAuthenticationOptions({
    rpID: partyOf(env).host,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })) }),
  })
  return { ticket: await giveTicket(tx, { kind, value: options.challenge, now, ...of }), options: { ...options } }
}

type Shown = { ticket: string; answer: unknown; env: Env; now: Date; kind: Asking['kind']; sessionId?: number }

/** Whose passkey it was that signed; undefined where it was none of an active member's, or signed something else. */
export async function provePasskey(
  tx: Transaction,
  { ticket, answer, env, now, kind, sessionId }: Shown,
): Promise<number | undefined> {
  const asked = await takeTicket(tx, { ticket, kind, now })
  if (asked.value === null || (sessionId !== undefined && asked.staffSessionId !== sessionId)) return undefined
  const response = answer as AuthenticationResponseJSON
  const [key] = await tx
    .select({ key: staffPasskey })
    .from(staffPasskey)
    .innerJoin(staff, and(eq(staff.id, staffPasskey.staffId), staff.isActive))
    .where(eq(staffPasskey.credentialId, String(response.id)))
    .for('no key update')
  if (key === undefined || (asked.staffId !== null && asked.staffId !== key.key.staffId)) return undefined
  const { credentialId, publicKey, counter, staffId } = key.key
  const expectedChallenge = asked.value
  const { host, origin } = partyOf(env)
  const { verified, authenticationInfo } = await holds(() =>
    loadWebAuthn().verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey, counter },
    }),
  )
  if (!verified || authenticationInfo === undefined) return undefined
  await tx
    .update(staffPasskey)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: now })
    .where(eq(staffPasskey.credentialId, credentialId))
  return staffId
}

/** The library throws for most of what is wrong; to whoever tries it is all one. */
async function holds<Verified extends { verified: boolean }>(
  verify: () => Promise<Verified>,
): Promise<Verified | { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined }> {
  try {
    return await verify()
  } catch {
    return { verified: false }
  }
}
