/** What fonts of signs show for a code, as far as questions use them: Greek and arithmetic, ticks and arrows. */
const tables: [RegExp, string][] = [
  [
    /^symbol/i,
    'AΑBΒCΧDΔEΕFΦGΓHΗIΙKΚLΛMΜNΝOΟPΠQΘRΡSΣTΤUΥWΩXΞYΨZΖaαbβcχdδeεfφgγhηiιjϕkκlλmμnνoοpπqθrρsσtτuυwωxξyψzζ' +
      '-−"∀$∃*∗£≤¥∞«↔¬←\u00ad↑®→¯↓°°±±²″³≥´×µ∝¶∂·•¸÷¹≠º≡»≈¼…Å⊕Æ∅Ç∩È∪Î∈Ï∉Ð∠Ñ∇Õ∏Ö√×⋅Û⇔Þ⇒å∑ò∫',
  ],
  [/^wingdings$/i, 'ü✓û✗þ☑ý☒§▪¨◻l●n■q❑u◆v❖Ø➢à→ð⇨è➔\u009f•'],
  [/^wingdings 2$/i, 'P✓O✗R☑Q☒'],
]

const signs = tables.map(([font, table]) => {
  const characters = [...table]
  const shown = new Map<string, string>()
  for (let at = 0; at + 1 < characters.length; at += 2) shown.set(characters[at]!, characters[at + 1]!)
  return { font, shown }
})

const hidden = /[\uf020-\uf0ff]/g

/** Shown where a sign is unknown, so that somebody sees that there was one. */
const unknownSign = '▯'

/** Signs of a symbol font stand as private characters in the text; what they show depends on the font. */
export function showSymbols(text: string, font: string | undefined): { text: string; unknown: string[] } {
  const unknown: string[] = []
  const shown = signs.find((each) => font !== undefined && each.font.test(font))?.shown
  const replaced = text.replaceAll(hidden, (character) => {
    const code = String.fromCharCode(character.charCodeAt(0) - 0xf000)
    const sign = shown?.get(code) ?? (shown && /[\d\s()+,./:;<=>?[\]{}|!%&#]/.test(code) ? code : undefined)
    // The round bullet of every list, whichever font its level names.
    if (sign === undefined && code === '·') return '•'
    if (sign === undefined) unknown.push(code)
    return sign ?? unknownSign
  })
  return { text: replaced, unknown }
}
