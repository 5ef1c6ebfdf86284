import '@prostuti/ui/icons/result.css'

/** As the shared icons, masks in a style sheet; these come with results and reviews alone. */
export type ResultIconName = 'tick' | 'cross' | 'dash' | 'half' | 'flag' | 'share' | 'print' | 'clock' | 'again'

export function ResultIcon({ name }: { name: ResultIconName }) {
  return <i className={`ico ico-res-${name}`} aria-hidden="true" />
}
