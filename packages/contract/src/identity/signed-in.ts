import { z } from 'zod'
import { signedInDoctor } from '../profile/doctor.ts'

/** A sign-in that succeeded. The token is sent as a bearer header from then on. */
export const signedIn = z.object({
  token: z.string(),
  user: signedInDoctor,
  /** False on a device that still has to be verified: the web leads to the devices screen. */
  device_verified: z.boolean(),
  /** The device token: the one that was sent, or a new one for a browser that sent none. */
  gns_ddt: z.string(),
})
