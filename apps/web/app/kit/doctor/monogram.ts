/** The first letter as a reader sees it, whole conjuncts included: `প্রস্তুতি` → `প্র`. */
export function monogram(name: string): string {
  return /^\P{M}(?:\u200d?\u09cd\u200d?[\u0995-\u09b9\u09dc-\u09df]|\p{M})*/u.exec(name.trim())?.[0] ?? ''
}
