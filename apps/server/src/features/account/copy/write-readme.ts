import * as messages from '@prostuti/text/all-messages'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { type Locale, locales } from '@prostuti/text/locale'
import { dataSections } from './data-sections.ts'

/** What the copy is and what each of its lists says, in both languages: a copy is kept for longer than a choice of language. */
export function writeReadme(now: Date): string {
  return locales
    .map((locale) => describe(locale, now))
    .join('\n\n────────────\n\n')
    .normalize('NFC')
}

function describe(locale: Locale, now: Date): string {
  const say = { locale }
  const lists = [...dataSections, { key: 'exam_results', about: messages.copy_about_exam_results }]
  return [
    messages.copy_readme_title({}, say),
    messages.copy_readme_when({ date: formatDate(now, locale), time: formatTime(now, locale) }, say),
    '',
    messages.copy_readme_files({}, say),
    '',
    messages.copy_readme_reading({}, say),
    '',
    ...lists.map(({ key, about }) => `  ${key}: ${about({}, say)}`),
    '',
    messages.copy_readme_left_out({}, say),
  ].join('\n')
}
