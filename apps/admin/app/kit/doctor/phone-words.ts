import { displayPhone } from '@prostuti/text/display-phone'
import { getLocale } from '@prostuti/text/runtime'

/** A number, masked or whole, as every screen of the office writes it: `০১৭••-••• •৭৮`. */
export const phoneWords = (phone: string): string => displayPhone(phone, getLocale())
