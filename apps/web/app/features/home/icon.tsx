import '@prostuti/ui/icons/home.css'

/** Masks in a style sheet of the ui package, as the shared icons: they cost no script. */
export type HomeIconName = 'chevron-left' | 'notice' | 'pause' | 'play'

export function HomeIcon({ name }: { name: HomeIconName }) {
  return <i className={`ico ico-${name}`} aria-hidden="true" />
}
