import type { Doctor, DoctorOnNewDevice } from '@prostuti/contract'
import type { Tx, tables } from '@prostuti/db'
import type { SignIn } from '../../../auth/find-sign-in.ts'

/**
 * What signing in needs of features that themselves need this one. `app.ts` hands it over, because imports would run
 * in a circle.
 */
export type Neighbours = {
  /** Notes the device of a sign-in; the first one of an account is verified by itself. */
  registerDevice(
    tx: Tx,
    device: { doctorId: number; deviceToken: string; userAgent: string | undefined; now: Date },
  ): Promise<{ deviceId: number; verified: boolean }>
  presentDoctor(tx: Tx, signIn: SignIn): Promise<Doctor | DoctorOnNewDevice>
  /** Tells doctors something of their own, in their notices. */
  noticeDoctors: NoticeDoctors
}

type OwnNotice = { doctorId: number; title: tables.LocalizedText; body: tables.LocalizedText; link: string }

export type NoticeDoctors = (tx: Tx, notices: readonly OwnNotice[], now: Date) => Promise<void>
