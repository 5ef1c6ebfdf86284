import '@prostuti/ui/icons/study.css'

/** As the shared icons, masks in a style sheet. */
export type TimetableIconName =
  | 'tick'
  | 'missed'
  | 'waiting'
  | 'lecture'
  | 'exam'
  | 'calendar-add'
  | 'printer'
  | 'columns'
  | 'today'

export function TimetableIcon({ name }: { name: TimetableIconName }) {
  return <i className={`ico ico-sm ico-${name}`} aria-hidden="true" />
}
