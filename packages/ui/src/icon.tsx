/** The drawings are in `styles/icons.css`. */
export type IconName =
  | 'phone'
  | 'email'
  | 'facebook'
  | 'youtube'
  | 'instagram'
  | 'linkedin'
  | 'messenger'
  | 'whatsapp'
  | 'chat'
  | 'headset'
  | 'chevron-down'
  | 'chevron-right'
  | 'arrow-right'
  | 'arrow-left'
  | 'menu'
  | 'close'
  | 'sun'
  | 'moon'
  | 'lock'
  | 'refresh'
  | 'home'
  | 'dashboard'
  | 'logout'
  | 'book'
  | 'android'
  | 'ios'
  | 'user'
  | 'play'

export function Icon({ name, size }: { name: IconName; size?: 'sm' | 'lg' }) {
  return <i className={`ico ico-${name}${size ? ` ico-${size}` : ''}`} aria-hidden="true" />
}
