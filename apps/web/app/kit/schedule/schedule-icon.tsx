import '@prostuti/ui/icons/study.css'

/** Masks in a style sheet of the ui package, as the shared icons: they cost no script. */
export type ScheduleIconName = 'calendar-add' | 'printer' | 'lecture' | 'exam' | 'columns' | 'today'

export function ScheduleIcon({ name, size }: { name: ScheduleIconName; size?: 'sm' }) {
  return <i className={`ico ico-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
