/** As the shared icons, masks in the style sheet (home.css): they cost no script. */
export type HomeIconName = 'chevron-left' | 'notice' | 'pause' | 'play'

export function HomeIcon({ name }: { name: HomeIconName }) {
  return <i className={`ico ico-${name}`} aria-hidden="true" />
}
