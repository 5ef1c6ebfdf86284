/**
 * `bijoy`: its Latin characters are pieces of Bengali. `unicode`: made for Bengali code points. `foreign_ansi`: pieces of Bengali by
 * another table, which nobody here knows. `other`: no Bengali font.
 */
export type FontKind = 'bijoy' | 'unicode' | 'foreign_ansi' | 'other'

const weights = /[-, ](?:bold|italic|regular|normal|light|medium|black|oblique|bolditalic)$/i

/** Families before Unicode with tables of their own. */
const foreign = /^(?:boishakhi|baishakhi|proshik|prosik|lekhoni|lekhani|sulekha|alpona|bangseealpona)/

const unicode =
  /^(?:nikosh|kalpurush|solaimanlipi|siyamrupali|vrinda|shonarbangla|nirmala|notosansbengali|notoserifbengali|hindsiliguri|mukti|lohitbengali|adarshalipi|bensen|apona|lipi)/

export function fontKind(name: string): FontKind {
  const family = familyOf(name)
  const short = family.toLowerCase().replaceAll(/[\s_-]/g, '')
  // SutonnyOMJ and its like hold Unicode, though their name ends as those of Bijoy do.
  if (short.endsWith('omj')) return 'unicode'
  if (short.endsWith('mj') || isAnsi(family)) return 'bijoy'
  if (foreign.test(short)) return 'foreign_ansi'
  return unicode.test(short) ? 'unicode' : 'other'
}

export const isBijoyFont = (name: string): boolean => fontKind(name) === 'bijoy'

/** Without the `@` of vertical fonts, the mark of a subset (`ABCDEF+`), and words for weight and slant. */
function familyOf(name: string): string {
  let family = name
    .trim()
    .replace(/^@/, '')
    .replace(/^[A-Z]{6}\+/, '')
  while (weights.test(family)) family = family.replace(weights, '').trim()
  return family
}

/** "Kalpurush ANSI", not "Mansion". */
const isAnsi = (family: string) => family.includes('ANSI') || /(?:^|[\s_-])ansi(?:$|[\s_-])/i.test(family)
