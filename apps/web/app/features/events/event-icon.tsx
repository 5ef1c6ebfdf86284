import '@prostuti/ui/icons/events.css'

/** Masks in a style sheet of the ui package, as the shared icons: they cost no script. */
export type EventIconName = 'event-date' | 'event-clock' | 'event-place' | 'event-share'

export function EventIcon({ name, size }: { name: EventIconName; size?: 'sm' }) {
  return <i className={`ico ico-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
