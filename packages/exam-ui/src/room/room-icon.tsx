import '@prostuti/ui/icons/exam-room.css'

/** Masks in a style sheet of the ui package, as the shared icons: they cost no script. */
export type RoomIconName =
  | 'timer'
  | 'cloud-saved'
  | 'cloud-waits'
  | 'no-network'
  | 'grid'
  | 'ribbon'
  | 'check'
  | 'on-device'
  | 'back'
  | 'forth'
  | 'text-size'
  | 'keyboard'

export function RoomIcon({ name, size }: { name: RoomIconName; size?: 'sm' | 'lg' }) {
  return <i className={`ico ico-room-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
