import '@prostuti/ui/icons/player.css'

/** As the shared icons, masks in a style sheet. */
export type PlayerIconName =
  | 'play'
  | 'pause'
  | 'again'
  | 'back'
  | 'forward'
  | 'sound'
  | 'silent'
  | 'captions'
  | 'settings'
  | 'pip'
  | 'full'
  | 'small'

export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return <i className={`ico ico-pl-${name}`} aria-hidden="true" />
}
