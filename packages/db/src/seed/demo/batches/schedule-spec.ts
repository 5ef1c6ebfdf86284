import type { LocalizedText } from '../../../tables/index.ts'
import type { Branch } from '../site/contacts.ts'
import type { Timetable } from './lay-out-rows.ts'

export type ScheduleSpec = Omit<Timetable, 'weekdays'> & {
  title: LocalizedText
  /** The branch where it is held; none for an online one. */
  branch?: Branch
  /** A batch that is running has a class today, on whatever day the demo is made. */
  weekdays: readonly number[] | 'with today'
  seats: number
  sold: number
}

const sunday = 0
const tuesday = 2
const thursday = 4
const friday = 5
const saturday = 6

const saturdayMondayWednesday = [saturday, 1, 3]
export const sundayTuesdayThursday = [sunday, tuesday, thursday]
const saturdayToWednesday = [saturday, sunday, 1, tuesday, 3]
const fridays = [friday]
const fridaysAndSaturdays = [friday, saturday]

/** Three days of class with a day between, one of them today. */
export function weekdaysOf(spec: ScheduleSpec, today: number): readonly number[] {
  if (spec.weekdays !== 'with today') return spec.weekdays
  return (
    [saturdayMondayWednesday, sundayTuesdayThursday].find((days) => days.includes(today)) ?? [friday, sunday, tuesday]
  )
}

const fridayMorning = { weekdays: fridays, at: '09:00' }

type Seats = { seats: number; sold: number }

/** On three nights of the week. */
export const onlineNight = (
  seats: Seats,
  weekdays: ScheduleSpec['weekdays'] = saturdayMondayWednesday,
): ScheduleSpec => ({
  title: { bn: 'অনলাইন, রাত', en: 'Online, night' },
  weekdays,
  opens: '21:00',
  closes: '22:30',
  exam: fridayMorning,
  ...seats,
})

export const onlineEvening = (
  seats: Seats,
  weekdays: ScheduleSpec['weekdays'] = sundayTuesdayThursday,
): ScheduleSpec => ({
  title: { bn: 'অনলাইন, সন্ধ্যা', en: 'Online, evening' },
  weekdays,
  opens: '19:00',
  closes: '20:30',
  exam: fridayMorning,
  ...seats,
})

/** Five nights a week, before an exam. */
export const onlineSprint = (seats: Seats): ScheduleSpec => ({
  title: { bn: 'অনলাইন, শনি থেকে বুধ', en: 'Online, Saturday to Wednesday' },
  weekdays: saturdayToWednesday,
  opens: '20:30',
  closes: '22:00',
  exam: fridayMorning,
  ...seats,
})

const branchNames = {
  dhaka: { bn: 'ঢাকা শাখা', en: 'Dhaka branch' },
  chattogram: { bn: 'চট্টগ্রাম শাখা', en: 'Chattogram branch' },
  rajshahi: { bn: 'রাজশাহী শাখা', en: 'Rajshahi branch' },
} satisfies Record<Branch, LocalizedText>

/** Two lectures after the prayer, exams in the morning. */
export const branchFriday = (branch: Branch, seats: Seats): ScheduleSpec => ({
  title: { bn: `${branchNames[branch].bn}, শুক্রবার`, en: `${branchNames[branch].en}, Friday` },
  branch,
  weekdays: fridays,
  opens: '15:00',
  closes: '19:00',
  perDay: 2,
  exam: fridayMorning,
  ...seats,
})

export const branchWeekend = (branch: Branch, seats: Seats): ScheduleSpec => ({
  title: { bn: `${branchNames[branch].bn}, শুক্র ও শনি`, en: `${branchNames[branch].en}, Friday and Saturday` },
  branch,
  weekdays: fridaysAndSaturdays,
  opens: '15:00',
  closes: '18:30',
  perDay: 2,
  exam: fridayMorning,
  ...seats,
})

/** Three late afternoons of the week. */
export const branchAfternoon = (branch: Branch, seats: Seats): ScheduleSpec => ({
  title: { bn: `${branchNames[branch].bn}, বিকেল`, en: `${branchNames[branch].en}, afternoon` },
  branch,
  weekdays: sundayTuesdayThursday,
  opens: '17:00',
  closes: '18:30',
  exam: fridayMorning,
  ...seats,
})
