import type { Tx } from '../../../connect.ts'
import { cutMark } from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import { dayOf, isoDate } from '../dhaka-calendar.ts'

/** How long ago an exam was held, in days, and what of its full marks was enough, in hundredths. */
const exams = {
  'fcps-p1-2024': {
    outOf: 30_000,
    held: [
      { ago: 130, marks: 21_000 },
      { ago: 315, marks: 20_400 },
      { ago: 495, marks: 20_700 },
    ],
  },
  'bcs-prelim-50': {
    outOf: 20_000,
    held: [
      { ago: 190, marks: 11_800 },
      { ago: 560, marks: 12_150 },
    ],
  },
}

const months = {
  bn: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** Past exams of the packs that demo doctors sit; the marks are invented. */
export async function seedCutMarks(tx: Tx, now: Date): Promise<void> {
  await tx.insert(cutMark).values(
    Object.entries(exams).flatMap(([packKey, { outOf, held }]) =>
      held.map(({ ago, marks }) => {
        const heldOn = isoDate(dayOf(now) - ago)
        return { packKey, heldOn, marks, outOf, session: sessionOf(heldOn), note: 'ডেমোর জন্য বানানো সংখ্যা' }
      }),
    ),
  )
}

/** 'July 2026', as people call an exam. */
function sessionOf(heldOn: string) {
  const [year, month] = heldOn.split('-').map(Number) as [number, number]
  return { bn: `${months.bn[month - 1]} ${bengaliNumber(year)}`, en: `${months.en[month - 1]} ${year}` }
}
