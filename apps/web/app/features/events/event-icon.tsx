/** As the shared icons, masks in the style sheet (icons.css beside this): they cost no script. */
export type EventIconName = 'event-date' | 'event-clock' | 'event-place' | 'event-share'

export function EventIcon({ name, size }: { name: EventIconName; size?: 'sm' }) {
  return <i className={`ico ico-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
