import type { courseSession, LocalizedText } from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import { type Day, dayOf, isoDate } from '../dhaka-calendar.ts'

type Boundary = { month: number; day: number; label: (year: number) => { year: number; text: LocalizedText } }

const monthAndYear = (bn: string, en: string) => (year: number) => ({
  year,
  text: { bn: `${bn} ${bengaliNumber(year)}`, en: `${en} ${year}` },
})
const yearAlone = (year: number) => ({ year, text: { bn: bengaliNumber(year), en: String(year) } })

const fcpsSittings: Boundary[] = [
  { month: 1, day: 15, label: monthAndYear('জানুয়ারি', 'January') },
  { month: 7, day: 15, label: monthAndYear('জুলাই', 'July') },
]

/** Until when a batch must have ended to serve which sitting, and how the centre calls the session. */
const calendars = {
  fcps: {
    course: 'fcps-part-1',
    title: ({ bn, en }: LocalizedText) => ({ bn, en }),
    boundaries: fcpsSittings,
  },
  residency: {
    course: 'residency',
    title: ({ bn, en }: LocalizedText) => ({ bn: `রেসিডেন্সি, ${bn}`, en: `Residency, ${en}` }),
    // The entrance exam at the end of a year is for the session of the next March.
    boundaries: [{ month: 12, day: 15, label: (year: number) => monthAndYear('মার্চ', 'March')(year + 1) }],
  },
  dental: {
    course: 'residency',
    title: ({ bn, en }: LocalizedText) => ({ bn: `ডেন্টাল পোস্টগ্র্যাড, ${bn}`, en: `Dental postgraduate, ${en}` }),
    boundaries: fcpsSittings,
  },
  diploma: {
    course: 'residency',
    title: ({ bn, en }: LocalizedText) => ({ bn: `ডিপ্লোমা ও এমফিল, ${bn}`, en: `Diploma and MPhil, ${en}` }),
    boundaries: [{ month: 3, day: 1, label: monthAndYear('জুলাই', 'July') }],
  },
  mrcp: {
    course: 'residency',
    title: ({ bn, en }: LocalizedText) => ({ bn: `MRCP Part-1, ${bn}`, en: `MRCP Part-1, ${en}` }),
    boundaries: [{ month: 12, day: 31, label: yearAlone }],
  },
  bcs: {
    course: 'bcs',
    title: ({ bn, en }: LocalizedText) => ({ bn: `বিসিএস ${bn}`, en: `BCS ${en}` }),
    boundaries: [{ month: 12, day: 31, label: yearAlone }],
  },
  psc: {
    course: 'psc-non-cadre',
    title: ({ bn, en }: LocalizedText) => ({ bn: `নন-ক্যাডার ${bn}`, en: `Non-cadre ${en}` }),
    boundaries: [{ month: 12, day: 31, label: yearAlone }],
  },
} satisfies Record<string, { course: string; title: (label: LocalizedText) => LocalizedText; boundaries: Boundary[] }>

export type SessionCalendar = keyof typeof calendars

export type DemoSession = Omit<typeof courseSession.$inferInsert, 'courseId'> & {
  course: string
  /** What a batch adds to its title: 'জুলাই ২০২৭'. */
  label: LocalizedText
}

/** The session that a batch of that calendar belongs to when its last row is on that day. */
export function sessionAt(name: SessionCalendar, day: Day): DemoSession {
  const {
    course,
    title,
    boundaries,
  }: { course: string; title: (label: LocalizedText) => LocalizedText; boundaries: Boundary[] } = calendars[name]
  const thisYear = Number(isoDate(day).slice(0, 4))
  const ends = [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((year) =>
      boundaries.map(({ month, day: date, label }) => ({
        day: dayOf(new Date(Date.UTC(year, month - 1, date))),
        ...label(year),
      })),
    )
    .sort((a, b) => a.day - b.day)
  const at = ends.findIndex((end) => end.day >= day)
  const end = ends[at]
  const before = ends[at - 1]
  if (!end || !before) throw new Error(`no session of ${name} holds ${isoDate(day)}`)
  return {
    course,
    label: end.text,
    title: title(end.text),
    year: end.year,
    startsOn: isoDate(before.day + 1),
    endsOn: isoDate(end.day),
  }
}
