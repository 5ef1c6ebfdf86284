import type { login, ResponseOf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { findSignIn } from '../../../auth/find-sign-in.ts'
import { createSignIn } from './create-sign-in.ts'
import type { Neighbours } from './neighbours.ts'

/** The browser that signs in. */
export type Browser = { deviceToken: string; userAgent: string | undefined; address: string }

export type SignedIn = ResponseOf<typeof login>

/** The last step of login, register and reset alike. */
export async function signInOnDevice(
  tx: Tx,
  { registerDevice, presentDoctor }: Neighbours,
  { doctorId, browser, now }: { doctorId: number; browser: Browser; now: Date },
): Promise<SignedIn> {
  const { deviceToken, userAgent } = browser
  const { deviceId } = await registerDevice(tx, { doctorId, deviceToken, userAgent, now })
  const { token } = await createSignIn(tx, { doctorId, deviceId, now })
  // As the guards will judge it, who also know of locking being off and of a running exam.
  const signIn = await findSignIn(tx, { token, now })
  if (signIn === undefined) throw new Error('a sign-in that was just made is not there')
  return {
    token,
    user: await presentDoctor(tx, signIn),
    device_verified: signIn.deviceVerified,
    gns_ddt: deviceToken,
  }
}
