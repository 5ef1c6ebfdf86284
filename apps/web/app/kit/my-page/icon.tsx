import '@prostuti/ui/icons/my.css'

/** As the shared icons, masks in a style sheet. */
export type MyIconName =
  | 'bell'
  | 'exam'
  | 'result'
  | 'video'
  | 'talk'
  | 'phone'
  | 'laptop'
  | 'camera'
  | 'check'
  | 'ticket'

export function MyIcon({ name }: { name: MyIconName }) {
  return <i className={`ico ico-my-${name}`} aria-hidden="true" />
}
