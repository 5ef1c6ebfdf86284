export type Timetable = {
  mode: 'online' | 'branch'
  /** 0 is Sunday. */
  weekdays: readonly number[]
  /** 'HH:MM' in Dhaka. */
  opens: string
}

const dutyEnds = '18:00'
const daysOff = [5, 6]

/** Classes a doctor on day duty can be at: in the evening, or on Friday and Saturday alone. */
export function fitsDutyHours({ weekdays, opens }: Timetable): boolean {
  return opens >= dutyEnds || (weekdays.length > 0 && weekdays.every((day) => daysOff.includes(day)))
}
