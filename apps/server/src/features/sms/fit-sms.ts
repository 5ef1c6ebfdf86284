import { smsParts } from '@prostuti/text/sms-parts'

/** The first of these texts that comes to no more than so many parts, each of which is paid for by itself; the last where none does. */
export function fitSms(texts: readonly string[], mostParts: number): string {
  const written = texts.map((text) => text.normalize('NFC'))
  return written.find((text) => smsParts(text).parts <= mostParts) ?? written.at(-1)!
}
