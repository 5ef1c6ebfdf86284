import { type Paisa, taka } from '../money.ts'

/** More than this goes back by two people. */
export const signedAbove: Paisa = 10_000 * taka

type Payout = {
  readonly amount: Paisa
  /** How often money of this doctor has gone back, or is on its way. */
  readonly earlier: number
}

/** Whether a second person has to sign: over the limit, or not the doctor's first refund. */
export const needsSecondSignature = ({ amount, earlier }: Payout): boolean => amount > signedAbove || earlier > 0
