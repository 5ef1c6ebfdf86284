const hasanta = '্'

/** One spoken group of letters with its signs, gathered in the order they are drawn in. */
export type Cluster = {
  pre: string
  base: string
  reph: boolean
  post: string
  candra: boolean
  /** The base ends in a hasanta that is meant to be seen. */
  isVisible: boolean
  /** As it was typed. */
  raw: string
}

export const newCluster = (): Cluster => ({
  pre: '',
  base: '',
  reph: false,
  post: '',
  candra: false,
  isVisible: false,
  raw: '',
})

/** The base still waits for a letter: it ends in half of a conjunct. */
export const isHalf = (cluster: Cluster): boolean => cluster.base.endsWith(hasanta) && !cluster.isVisible

/** Signs in `ে…া` and `ে…ৗ` enclose the letters; every other pair of vowel signs is a typing error. */
const joined: Record<string, string> = { 'ে+া': 'ো', 'ে+ৗ': 'ৌ' }

/** A vowel letter by itself, which takes no sign but অ + া. */
const vowelLetter = /^[\u0985-\u0994]$/

/**
 * The cluster in the order of speech, and whether it is one that Bengali can have. Nothing is left out of one that is not: whoever
 * mends it should see every sign.
 */
export function closeCluster(cluster: Cluster): { text: string; isWhole: boolean } {
  const { pre, base, post } = cluster
  const sign = joined[`${pre}+${post}`] ?? pre + post
  const isLongA = base === 'অ' && sign === 'া'
  const letters = isLongA ? 'আ' : base + sign
  const text = (cluster.reph ? 'র্' : '') + letters + (cluster.candra ? 'ঁ' : '')
  const takesSign = isLongA || !(vowelLetter.test(base) || cluster.isVisible)
  const isSound = sign === '' || (takesSign && sign.length === 1 && sign !== 'ৗ')
  return { text, isWhole: base !== '' && !isHalf(cluster) && isSound }
}

/** Begins with a letter or a whole conjunct, or ends a half one with it. Four glyphs hold a vowel sign too. */
export function addLetters(cluster: Cluster, letters: string): void {
  const hasSign = /[ুৃ]$/.test(letters)
  cluster.base += hasSign ? letters.slice(0, -1) : letters
  if (hasSign) cluster.post = letters.slice(-1)
}

/** Hangs the second half of a conjunct on what is there, with one hasanta between them. */
export function addSecond(cluster: Cluster, second: string): void {
  if (cluster.base.endsWith(hasanta)) cluster.base += second.slice(1)
  // র with ya-phala: without the joiner it would read as a reph over য.
  else if (cluster.base === 'র' && second === '্য') cluster.base += `\u200d${second}`
  else cluster.base += second
  cluster.isVisible = false
}

/** A hasanta of its own, under a letter that joins nothing. */
export function addHasanta(cluster: Cluster): void {
  if (!cluster.base.endsWith(hasanta)) cluster.base += hasanta
  cluster.isVisible = true
}
