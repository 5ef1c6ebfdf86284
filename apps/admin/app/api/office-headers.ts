import { getLocale } from '@prostuti/text/runtime'
import { isUntouched } from './last-input.ts'

/** What goes with every call: in which language to answer, and whether anybody sits before the page. */
export const officeHeaders = (): Record<string, string> => ({
  'x-language': getLocale(),
  ...(isUntouched() && { 'x-office-idle': '1' }),
})
