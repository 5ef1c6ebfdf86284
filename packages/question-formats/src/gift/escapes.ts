const escaped = '\\~=#{}:'

/** As Moodle's own export escapes texts. */
export const escapeGift = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Characters of the private use area that stand for the escaped signs, so that no sign that is text is taken for one that divides. */
const firstStandIn = 0xf8a0
const standIns = [...escaped, '\n']
const anyStandIn = new RegExp(
  `[${String.fromCharCode(firstStandIn)}-${String.fromCharCode(firstStandIn + standIns.length - 1)}]`,
  'g',
)

/** The text with every escaped sign replaced by its stand-in. */
export const hideEscapes = (text: string): string =>
  text
    .replace(anyStandIn, '')
    .replace(/\\([\\~=#{}:n])/g, (_, sign: string) =>
      String.fromCharCode(firstStandIn + standIns.indexOf(sign === 'n' ? '\n' : sign)),
    )

/** The text with the escaped signs as themselves. */
export const showEscapes = (text: string): string =>
  text.replace(anyStandIn, (standIn) => standIns[standIn.charCodeAt(0) - firstStandIn]!)
