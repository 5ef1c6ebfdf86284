import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { smsParts } from '@prostuti/text/sms-parts'

type Otp = {
  /** Six Latin digits. */
  code: string
  minutes: number
  /** The site's host name, for the line that lets a phone fill the code in. */
  host?: string | undefined
}

/** Longest first: the shorter wordings are for when only they leave room for the autofill line. */
const wordings = [messages.sms_otp, messages.sms_otp_short, messages.sms_otp_shortest]

/**
 * The SMS that carries a code, always one part. Phones read no Bengali digits, so autofill needs the domain-bound line
 * (`@host #code`, last in the text); with a host name too long for one part the code is typed by hand.
 */
export function otpText({ code, minutes, host }: Otp, locale: Locale): string {
  const inputs = { code: localizeDigits(code, locale), minutes: localizeDigits(minutes, locale) }
  const texts = wordings.map((wording) => wording(inputs, { locale }))
  const line = host && isDomain(host) ? `\n@${host} #${code}` : undefined
  const filling = line ? texts.map((text) => text + line) : []
  return [...filling, ...texts].find((text) => smsParts(text).parts === 1) ?? texts.at(-1)!
}

/** Browsers bind a code to a name, not to an address of numbers. */
function isDomain(host: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host) && !/^[\d.]+$/.test(host)
}
