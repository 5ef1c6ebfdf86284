import { toLatinDigits } from '@prostuti/text/digits'

/** The code of the newest SMS to a number, as its reader would type it. */
export function codeIn(smses: readonly { to: string; text: string }[], phone: string): string {
  const sms = smses.findLast(({ to }) => to === phone)
  const code = /\d{6}/.exec(toLatinDigits(sms?.text ?? ''))?.[0]
  if (code === undefined) throw new Error('no code was sent there')
  return code
}

/** Six digits that are not this code. */
export const wrongCode = (code: string, nth = 1): string => String((Number(code) + nth) % 1_000_000).padStart(6, '0')
