/** On a field of 24 by 24: a line, or a line that is filled or has a weight of its own. */
export type IconShape = string | { line: string; solid?: true | string; weight?: number }

const sizes = { sm: 'ico ico-sm', md: 'ico', lg: 'ico ico-lg' }

/** Decorative always; the control it stands in carries the name. */
export function Icon({ of, size = 'md' }: { of: IconShape; size?: keyof typeof sizes }) {
  const { line, solid, weight } = typeof of === 'string' ? { line: of } : of
  return (
    <svg className={sizes[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} strokeWidth={weight} fill={solid === true ? 'currentColor' : undefined} />
      {typeof solid === 'string' && <path d={solid} fill="currentColor" />}
    </svg>
  )
}
