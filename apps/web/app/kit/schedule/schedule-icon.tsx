/** As the shared icons, masks in the style sheet (schedules.css): they cost no script. */
export type ScheduleIconName = 'calendar-add' | 'printer' | 'lecture' | 'exam' | 'columns' | 'today'

export function ScheduleIcon({ name, size }: { name: ScheduleIconName; size?: 'sm' }) {
  return <i className={`ico ico-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
